import type { PublicLanguage } from '@fairway/api/word/language';
import type { StandingStep } from '@fairway/golf';
import { groupedBy } from '@fairway/golf';
import { type Say, sayCompared, sayTieStep } from './tie-words.ts';

type TieTrial = Extract<StandingStep, { code: 'tie' }>['steps'][number];
type Speaker = { readonly t: Say; readonly language: PublicLanguage; readonly roundCount: number };

/** The keys tried on two players: those in a row on which they are tied make one line, as nobody reads eighteen holes of them. */
export function sayTrials(trials: readonly TieTrial[], speaker: Speaker): readonly string[] {
  const decides = trials.findIndex(({ result }) => result !== 'level');
  const tied = decides === -1 ? trials : trials.slice(0, decides);
  const { t } = speaker;
  const folded = tied.length < 2 ? tied.map((trial) => sayTrial(trial, speaker)) : [t('step.allTied', { keys: sayTied(tied, speaker) })];
  return [...folded, ...trials.slice(tied.length).map((trial) => sayTrial(trial, speaker))];
}

function sayTrial({ step, result, ...compared }: TieTrial, { t, language, roundCount }: Speaker): string {
  const key = sayTieStep(step, t, roundCount);
  const isUnknown = compared.own === null && compared.other === null;
  const sentence = isUnknown ? key : t('step.trial', { key, ...sayCompared(compared, language, t) });
  return `${sentence} – ${t(`step.${result}`)}`;
}

/** The keys on which two players are tied, in one line. */
export const sayTied = (tied: readonly TieTrial[], speaker: Speaker): string =>
  [...groupedBy(tied, ({ step }) => (step.by === 'countback' ? step.round : step.by)).values()]
    .flatMap((trials) => sayTiedHoles(trials, speaker))
    .join(', ');

/** The keys of one round: who is tied on every hole is tied on all that is made of them. */
function sayTiedHoles(trials: readonly TieTrial[], { t, roundCount }: Speaker): readonly string[] {
  const alone = trials.flatMap(({ step }) => (step.by === 'countback' && step.holes.length === 1 ? step : []));
  const [first] = alone;
  if (first === undefined || alone.length === 1) return trials.map(({ step }) => sayTieStep(step, t, roundCount));
  const ofRound = (key: string) => (roundCount > 1 ? t('tieKey.ofRound', { key, round: first.round }) : key);
  const holes = new Set(alone.flatMap((step) => step.holes));
  if (holes.size === Math.max(...holes)) return [ofRound(t('tieKey.everyHole', { count: holes.size }))];
  const together = trials.filter(({ step }) => !(step.by === 'countback' && step.holes.length === 1));
  return [...together.map(({ step }) => sayTieStep(step, t, roundCount)), ofRound(t('tieKey.holeByHole', { count: holes.size }))];
}
