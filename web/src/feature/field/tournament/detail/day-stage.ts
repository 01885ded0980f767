import type { ReadyLine } from '@fairway/api';
import type { NextStep } from './next-step.ts';

/** What a day goes through, in its order: by strokes, and by matches, which need no divisions. */
const DAY_STAGES = {
  strokes: ['divisions', 'players', 'flights', 'links', 'scores', 'prizes'],
  matches: ['players', 'matches', 'flights', 'links', 'scores', 'prizes'],
} as const;
export type DayStage = (typeof DAY_STAGES)[keyof typeof DAY_STAGES][number];
/** `needs`: it was passed, and something in it fails the ready check. */
type StageState = 'done' | 'now' | 'needs' | 'later';

/** Where each next step is done. */
const STAGE_OF: Readonly<Record<Exclude<NextStep, 'ready-check'>, DayStage>> = {
  divisions: 'divisions',
  players: 'players',
  handicaps: 'players',
  'counted-holes': 'scores',
  matches: 'matches',
  flights: 'flights',
  links: 'links',
  paper: 'links',
  scores: 'scores',
  'match-results': 'scores',
  disputes: 'scores',
  finish: 'scores',
  'publish-holes': 'prizes',
  awards: 'prizes',
  publish: 'prizes',
  close: 'prizes',
  winners: 'prizes',
};

type Lines = readonly Pick<ReadyLine, 'item' | 'state'>[];

/** The stage of the next step; of a failing ready check the first that fails, else what is printed before the day. */
function stageOf(step: NextStep, lines: Lines, stages: readonly DayStage[]): DayStage {
  if (step !== 'ready-check') return STAGE_OF[step];
  return stages.find((stage) => fails(stage, lines)) ?? 'links';
}

const fails = (stage: DayStage, lines: Lines): boolean => lines.some(({ item, state }) => item === stage && state === 'fail');

/** Nothing demands before its time: what comes after the next step is later, whatever the ready check says of it. */
export function stagesOf(
  step: NextStep,
  lines: Lines,
  decides: keyof typeof DAY_STAGES = 'strokes',
): readonly { readonly stage: DayStage; readonly state: StageState }[] {
  const stages: readonly DayStage[] = DAY_STAGES[decides];
  const now = stages.indexOf(stageOf(step, lines, stages));
  return stages.map((stage, at) => {
    if (step === 'winners') return { stage, state: 'done' };
    if (at === now) return { stage, state: 'now' };
    if (at > now) return { stage, state: 'later' };
    return { stage, state: fails(stage, lines) ? 'needs' : 'done' };
  });
}
