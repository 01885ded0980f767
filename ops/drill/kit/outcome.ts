/** What can be asked of a run: how long the drills that take minutes go on. */
export type DrillOptions = { minutes: number | null };

/** A fault that is played against real processes. Its name has the words by which it is chosen. */
export type Drill = { name: string; play(options: DrillOptions): Promise<Outcome> };

/** What a fault did. What does not apply is left out. */
export type Outcome = {
  load: string;
  acknowledged?: number;
  lost?: number;
  doubled?: number;
  /** The longest time from the fault to the next entry that was acknowledged. */
  backAfterMs?: number;
  /** Anything else worth a word. */
  note?: string;
  /** What was heard or seen, in order, each on a line below. */
  transcript?: readonly string[];
  /** What must be true and is not, each as a sentence. */
  broken: readonly string[];
};

/** Thrown by a drill that this machine cannot play; the message says why. */
export class Skip extends Error {
  override name = 'Skip';
}

/** What is promised of entries whatever happens. */
export const entriesBroken = ({ lost, doubled }: { lost: number; doubled: number }): string[] => [
  ...(lost > 0 ? [`${lost} acknowledged entries are lost`] : []),
  ...(doubled > 0 ? [`${doubled} entries are there twice`] : []),
];

const count = (name: string, value: number | undefined) => (value === undefined ? [] : [`${name} ${value.toLocaleString('en')}`]);

/** One line a drill: how it ended, the fault, the load, and what became of the entries. */
export function lineOf(name: string, { load, acknowledged, lost, doubled, backAfterMs, note, transcript = [], broken }: Outcome): string {
  const parts = [
    load,
    ...count('acknowledged', acknowledged),
    ...count('lost', lost),
    ...count('doubled', doubled),
    ...(backAfterMs === undefined ? [] : [`back after ${(backAfterMs / 1000).toFixed(1)} s`]),
    ...(note === undefined ? [] : [note]),
    ...broken.map((sentence) => `✗ ${sentence}`),
  ];
  const line = `${broken.length === 0 ? 'holds  ' : 'BROKEN '} ${name.padEnd(34)} ${parts.join(' · ')}`;
  return [line, ...transcript.map((line) => `        ${line}`)].join('\n');
}
