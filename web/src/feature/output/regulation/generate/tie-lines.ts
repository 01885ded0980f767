import type { Tournament } from '@fairway/api';
import { COUNTBACKS } from '@fairway/api/choice/account/definition';
import { lastHole, playedCard } from '@fairway/api/rule/field/round-hole';
import { sayCountback } from '../../../../ui/rule/countback.ts';
import { basesOf, type RegulationSettings, roundLengths } from '../settings.ts';
import type { RegulationSpeaker } from './words.ts';

type Keys = Tournament['tiebreakRule']['net'];

/** What is compared, one after the other. */
export const sayTieSteps = (keys: Keys, t: RegulationSpeaker['t']): string =>
  keys.map((key, at) => (at === 0 ? t(`tie.step.${key}`) : t('tie.after', { step: t(`tie.step.${key}`) }))).join('') || t('tie.shared');

/** How ties are settled on each list that matters; matches have no list. */
export function tieLines(settings: RegulationSettings, { t }: RegulationSpeaker): string[] {
  const { play, tiebreakRule, countbackRule } = settings.tournament;
  if (play === 'match') return [];
  const bases = basesOf(settings);
  const countsBack = bases.filter((basis) => tiebreakRule[basis].includes('countback') && countbackRule.length > 0);
  return [
    ...bases.map((basis) => t('tie.line', { list: t(`tie.list.${basis}`), steps: sayTieSteps(tiebreakRule[basis], t) })),
    ...(countsBack.length > 0 ? [countbackLine(settings, t), lastHoleLine(settings, t)] : []),
    ...(countsBack.includes('net') ? shareLines(settings, t) : []),
    t('tie.open'),
  ];
}

/** Which hole is the last: its number, where no round has hole 18. */
function lastHoleLine({ tournament }: RegulationSettings, t: RegulationSpeaker['t']): string {
  const { countbackOrder, rounds } = tournament;
  const lasts = [...new Set(rounds.map((round) => lastHole(playedCard(round))))];
  if (countbackOrder === 'card' && lasts.length === 1) return t('tie.lastHole', { hole: lasts[0] ?? 0 });
  return countbackOrder === 'play' && roundLengths({ tournament }).nine
    ? t('tie.lastPlayed')
    : t(`choice:countbackOrder.${countbackOrder}.about`);
}

/** How much of the handicap comes off, on the rounds that there are. */
function shareLines(settings: RegulationSettings, t: RegulationSpeaker['t']): string[] {
  const { countbackShare } = settings.tournament;
  const { nine, whole } = roundLengths(settings);
  const about = t(`rule:countbackShare.${countbackShare}.about`);
  if (countbackShare === 'received' || !nine) return [about];
  return [...(whole ? [about] : []), t(countbackShare === 'exact' ? 'tie.exactOfNine' : 'tie.roundedOfNine')];
}

/** One that is built in has a sentence of its own; of another one, segment by segment. */
function countbackLine({ tournament: { countback, countbackName, countbackRule } }: RegulationSettings, t: RegulationSpeaker['t']): string {
  const known = countbackName === null && COUNTBACKS.find((id) => id === countback);
  if (known) return t('tie.countbackAbout', { about: t(`choice:countback.${known}.about`) });
  return t('tie.countback', { segments: sayCountback(countbackRule, t as never) });
}
