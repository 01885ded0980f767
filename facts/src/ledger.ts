import { canonical } from './canonical.ts';
import { type Hex, hashOf, hashOfBytes, hashOfSalted } from './hash.ts';

/** Where a score came from: a desk, a caddie's phone, a file, or a second look at what stood. */
export const LINE_SOURCES = ['desk', 'marker', 'import', 'check'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

/** Strokes, a ball picked up, or null: the hole was cleared. */
export type LineScore = number | 'pickup' | null;

/** A score that was received. Hole 0 is the total of a card whose holes are not known. */
export type ScoreLine = {
  readonly kind: 'score';
  /** When it was typed by the clock of whoever typed it, and when it was received: instants in UTC. */
  readonly entered: string;
  readonly at: string;
  readonly round: string;
  readonly player: string;
  readonly hole: number;
  readonly value: LineScore;
  readonly source: LineSource;
  /** The line of the score that its author saw on this hole; null: they saw none. */
  readonly replaces: number | null;
  /** Whether the committee ended a dispute with this score. */
  readonly settles: boolean;
  /** It is what the hole says from now on; false: another score stands, and both are kept. */
  readonly stands: boolean;
};

/**
 * What else decides, as one value for each thing: the rules by name, a competitor, a side and how sides play, the plan of the prizes, what of
 * them is spelt out as the winners are published, a decision, a measured shot, a contest, a match, and what was said of one.
 */
export type ChangeLine = {
  readonly kind: 'change';
  readonly at: string;
  readonly of: ChangeSubject;
  /** Which of them: a rule's name, a player's or an award's id; of a shot, player, round, award and hole. */
  readonly id: string;
  /** The value from this line on; null: there is none any more. */
  readonly value: unknown;
};
export const CHANGE_SUBJECTS = [
  'rule',
  'competitor',
  'side',
  'prizes',
  'publication',
  'decision',
  'shot',
  'contest',
  'match',
  'said',
] as const;
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number];

/** Everything that decides, by what it is of and its id, and the scores by round, player and hole: `[round, player, hole, value]`. */
type LedgerState = {
  readonly changes: { of: ChangeSubject; id: string; value: unknown }[];
  readonly scores: [round: string, player: string, hole: number, value: LineScore][];
};

/** The first line: what there was when the ledger began, before the first score and the first word of a match, or while play was under way. */
export type OpeningLine = { readonly kind: 'opening'; readonly at: string; readonly begins: 'first-score' | 'under-way' } & LedgerState;

export type LineContent = OpeningLine | ScoreLine | ChangeLine;

/** A line as it is published: its commitment, and once the public may know it, what it says and the salt that it was hidden with. */
export type LedgerLine = { readonly commit: Hex; readonly opened: { readonly salt: Hex; readonly content: LineContent } | null };

/** The head of a ledger that has no line yet. */
export const firstHead = (tournamentId: string): Hex => hashOf(`Fairway ledger 1\ntournament ${tournamentId}`);

/** What stands for a line while nobody may read it. The salt, 128 random bits, keeps anyone from trying the few possible scores. */
export const commitOf = (salt: Hex, content: LineContent): Hex => hashOfSalted(salt, canonical(content));

/** The head after a line. */
export const nextHead = (head: Hex, commit: Hex): Hex => hashOfBytes(head, commit);

/** The heads before the first line and after each. */
export function headsOf(tournamentId: string, commits: readonly Hex[]): Hex[] {
  let head = firstHead(tournamentId);
  const heads = [head];
  for (const commit of commits) {
    head = nextHead(head, commit);
    heads.push(head);
  }
  return heads;
}

/** The place of a score on a card, and of anything else that decides. */
export const scoreKey = (round: string, player: string, hole: number): string => `${round} ${player} ${hole}`;
export const changeKey = (of: ChangeSubject, id: string): string => `${of} ${id}`;

/** What the lines that are opened say in the end: the score of each hole by `scoreKey`, everything else by `changeKey`. */
export type ToldByLines = { readonly scores: ReadonlyMap<string, LineScore>; readonly changes: ReadonlyMap<string, unknown> };

/** Reads the opened lines in their order. */
export function toldBy(lines: readonly Pick<LedgerLine, 'opened'>[]): ToldByLines {
  const scores = new Map<string, LineScore>();
  const changes = new Map<string, unknown>();
  const change = ({ of, id, value }: Pick<ChangeLine, 'of' | 'id' | 'value'>) => {
    if (value === null) changes.delete(changeKey(of, id));
    else changes.set(changeKey(of, id), value);
  };
  for (const { opened } of lines) {
    const content = opened?.content;
    if (content?.kind === 'opening') {
      for (const [round, player, hole, value] of content.scores) scores.set(scoreKey(round, player, hole), value);
      for (const one of content.changes) change(one);
    } else if (content?.kind === 'score') {
      if (content.stands) scores.set(scoreKey(content.round, content.player, content.hole), content.value);
    } else if (content) change(content);
  }
  return { scores, changes };
}
