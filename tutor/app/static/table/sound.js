// Part 10 of the card table: what is heard, for readers who have asked for it. Made here from tones; nothing is fetched.

const TONES = {
  card: [{ hertz: 210, to: 90, at: 0, for: 0.07, loud: 0.16, wave: "triangle" }],
  right: [
    { hertz: 660, to: 660, at: 0, for: 0.14, loud: 0.1, wave: "sine" },
    { hertz: 880, to: 880, at: 0.11, for: 0.26, loud: 0.1, wave: "sine" },
  ],
  wrong: [{ hertz: 220, to: 165, at: 0, for: 0.28, loud: 0.1, wave: "sine" }],
};
let ears = null;

/** Let a sound be heard, where the reader has it on; a browser allows it after the first tap or key. */
function hear(table, name) {
  if (!table.payload.options?.sound || !name || !window.AudioContext) return;
  ears ??= new AudioContext();
  if (ears.state === "suspended") ears.resume();
  for (const tone of TONES[name]) {
    const start = ears.currentTime + tone.at;
    const source = new OscillatorNode(ears, { type: tone.wave, frequency: tone.hertz });
    const volume = new GainNode(ears, { gain: tone.loud });
    source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.for);
    volume.gain.setValueAtTime(tone.loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + tone.for);
    source.connect(volume).connect(ears.destination);
    source.start(start);
    source.stop(start + tone.for);
  }
}

/** The sound of an answer that was judged, or of a card that lies where none lay. */
function soundOf(table, moved) {
  const said = table.payload.said?.find((one) => one.state === "right" || one.state === "wrong");
  if (said && !table.payload.player) return said.state;
  return moved ? "card" : null;
}
