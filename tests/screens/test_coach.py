"""Coach: the hub, and a lesson of one's own that is brought, checked, played, taken along and removed."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from lessons import Walk, load_folder
from lessons.loading import TEMPLATE
from lessons.zipped import MOST_BYTES, pack, template
from tests.screens.helpers import actions, answer, open_page, raw_keys, said, seen, sound, stay_on
from tests.screens.test_every_lesson import give, step
from tutor.app import own_lessons

EDITS = [
    ("lesson.toml", 'clause = "cards.points"', 'clause = "play.follow"', "lesson.toml:27", "is not refused by"),
    ("en.md", "## fall", "## foll", "en.md:", "there is no step &#x27;foll&#x27;"),
    ("lesson.toml", 'kind = "recap"', 'kind = "recup"', "lesson.toml:4", "is no kind of step"),
    ("lesson.toml", "minutes = 1", "minutes = =", "lesson.toml:7", "this is not TOML"),
    ("en.md", "Watch the others.", "![x](https://example.com/x.png)", "en.md:2", "a picture cannot stand here"),
    ("lesson.toml", 'S = "A"', 'S = "![x](//a.b)"', "lesson.toml:8", "is no name"),
    ("lesson.toml", 'names = { S = "A"', 'names = { S = "<b>"', "lesson.toml:8", "&#x27;&lt;b&gt;&#x27; is no name"),
    ("deals/first.json", "{", "[", "deals/first.json", ""),
]
"""What is changed in the template, and where and how the check tells of it."""


def page() -> AppTest:
    return open_page("coach", part="lessons")


def bring(at: AppTest, data: bytes, name: str = "my-lesson.zip") -> AppTest:
    """Upload a file, as a coach does."""
    at.file_uploader[0].upload(name, data, "application/zip")
    return sound(at.run())


def lesson(name: str = "my-lesson", edits: dict[str, tuple[str, str]] | None = None) -> bytes:
    files = template(name)
    for file, (old, new) in (edits or {}).items():
        text = files[file].decode()
        assert old in text
        files[file] = text.replace(old, new, 1).encode()
    return pack(name, files)


def refusal(at: AppTest) -> str:
    return "\n".join(one.proto.body for one in at.get("html") if 'class="refused"' in one.proto.body)


def test_the_hub_leads_to_every_part() -> None:
    at = open_page("coach")
    assert "My lessons" in [one.value for one in at.get("header")]
    assert "part=lessons" in str([one.proto for one in at.get("page_link")])


def test_a_good_lesson_is_played_to_its_end_and_leads_back() -> None:
    at = bring(page(), lesson())
    assert "The check finds nothing wrong." in seen(at)
    assert not raw_keys(seen(at))
    stay_on(at.button(key="play-my-lesson").click().run(), "learn")
    walk = Walk.start(load_folder(TEMPLATE))
    assert at.query_params["lesson"] in ("own/my-lesson", ["own/my-lesson"])
    while walk.step.kind != "recap":
        assert step(at) == walk.to_link()
        if walk.ask is not None:
            right = tuple(walk.scene.question.right)  # type: ignore[union-attr]
            give(at, walk, right)
            assert said(at).startswith("right: ")
            walk = walk.answer(right)
        answer(at, action=actions(at)[-1])
        walk = walk.next()
    at.button(key="to-coach").click().run()
    assert [one.value for one in at.title] == ["My lessons"]


def test_a_lesson_runs_by_its_link_within_the_visit_and_stands_on_the_map() -> None:
    at = bring(page(), lesson())
    stay_on(at.button(key="play-my-lesson").click().run(), "learn")
    at.query_params["step"] = "worth"
    at.run()
    assert step(at) == "worth"
    del at.query_params["lesson"], at.query_params["step"]
    at.run()
    assert at.button(key="open-own-my-lesson").label == "Open"
    assert open_page("learn", lesson="own/my-lesson").warning, "another visit knows nothing of it"


@pytest.mark.parametrize(("file", "old", "new", "where", "what"), EDITS)
def test_a_fault_is_told_with_its_place(file: str, old: str, new: str, where: str, what: str) -> None:
    text = seen(bring(page(), lesson(edits={file: (old, new)})))
    assert f"<code>{where}" in text
    assert what in text
    assert "→ " in text, "how to mend it"
    assert "/tmp" not in text


def test_a_mended_lesson_takes_the_place_of_the_broken_one() -> None:
    at = bring(page(), lesson(edits={"en.md": ("## fall", "## foll")}))
    assert "2 things to mend" in seen(at)
    assert at.button(key="play-my-lesson").label == "Play it", "to see what it looks like"
    at = bring(at, lesson())
    assert "The check finds nothing wrong." in seen(at)
    assert len([one for one in at.button if str(one.key).startswith("play-")]) == 1
    at.button(key="remove-my-lesson").click().run()
    assert not [one for one in at.button if str(one.key).startswith("play-")]


def test_a_lesson_that_cannot_be_read_is_not_played() -> None:
    at = bring(page(), lesson(edits={"lesson.toml": ("minutes = 1", "minutes = =")}))
    assert "cannot be played yet" in seen(at)
    assert not [one for one in at.button if str(one.key).startswith("play-")]
    assert [one.proto.label for one in at.get("download_button")] == ["Download", "Download the template"]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"no zip", "not a zip file that can be opened"),
        (bytes(MOST_BYTES + 1), "A lesson may take 300 kB"),
        (pack("a", {"../../x": b""}), "<code>a/../../x</code>"),
        (pack("a", {"en.md": b""}), "There is no “lesson.toml” in it."),
        (pack("a", {"lesson.toml": b"\xff"}), "<code>a/lesson.toml</code>"),
        (pack("<b>", {"lesson.toml": b"\xff"}), "cannot be used here. Use plain names"),
    ],
    ids=["no-zip", "too-big", "climbs", "no-script", "no-text", "markup"],
)
def test_what_is_no_lesson_gets_one_clear_word(data: bytes, says: str) -> None:
    at = bring(page(), data)
    assert says in refusal(at)
    assert "<b>" not in refusal(at)
    assert not at.exception
    assert refusal(at.run()) == "", "it is said once"


def test_only_so_many_lessons_are_kept() -> None:
    at = page()
    for number in range(own_lessons.MOST):
        at = bring(at, lesson(f"lesson-{number}"))
    at = bring(at, lesson("one-more"))
    assert "There are 5 lessons here already." in refusal(at)
    assert refusal(bring(at, lesson("lesson-0"))) == "", "one that is there may be brought again"


def test_the_page_in_dutch() -> None:
    at = bring(open_page("coach", part="lessons", lang="nl"), lesson(edits={"en.md": ("## fall", "## foll")}))
    assert "De controle vindt 2 dingen om te verbeteren." in seen(at)
    assert "er is geen stap &#x27;foll&#x27;" in seen(at)
    assert "→ de stappen zijn" in seen(at)
    assert "Dit is geen zip-bestand" in refusal(bring(at, b""))
