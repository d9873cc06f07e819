// The sounds of alerts, made by the browser without a file. Browsers allow sound after the person's first gesture.
import type { Alert } from "./attention";

const VOLUME = 0.06;
/// Seconds from its beginning to silence.
const FADE = 0.5;

/// Each sound: its wave, and its notes in Hz, one after the other. Two rise, one repeats, two fall.
const tunes: Readonly<Record<Alert, { readonly wave: OscillatorType; readonly notes: readonly number[] }>> = {
  turn: { wave: "sine", notes: [523, 784] },
  prompt: { wave: "triangle", notes: [698, 698, 880] },
  whisper: { wave: "sine", notes: [440, 330] },
};
/// Between two notes, in seconds.
const BEAT = 0.14;

let output: AudioContext | null = null;
/// How many notes are due or heard. Between sounds the output is suspended: a running one costs 3 % of a processor.
let playing = 0;

/// Call in the handler of a gesture.
export function allowSound(): void {
  if (output !== null) return;
  output = new AudioContext();
  void output.suspend();
}

/// Plays the sound of `alert`; nothing before `allowSound`.
export function playSound(alert: Alert): void {
  if (output === null) return;
  const { wave, notes } = tunes[alert];
  void output.resume();
  for (const [at, hertz] of notes.entries()) playNote(output, wave, hertz, output.currentTime + at * BEAT);
}

function playNote(context: AudioContext, wave: OscillatorType, hertz: number, from: number): void {
  const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(VOLUME, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(VOLUME / 100, from + FADE);
  tone.connect(volume).connect(context.destination);
  playing++;
  tone.onended = () => {
    playing--;
    if (playing === 0) void context.suspend();
  };
  tone.start(from);
  tone.stop(from + FADE);
}
