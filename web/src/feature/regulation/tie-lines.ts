import type { Tournament } from '@fairway/api';
import { COUNTBACKS } from '@fairway/api/choice/definition';
import { sayCountback } from '../../ui/rule/countback.ts';
import type { Said } from './generate.ts';
import { basesOf, type Settings } from './settings.ts';

type Keys = Tournament['tiebreakRule']['net'];

/** What is compared, one after the other. */
export const sayTieSteps = (keys: Keys, t: Said['t']): string =>
  keys.map((key, at) => (at === 0 ? t(`tie.step.${key}`) : t('tie.after', { step: t(`tie.step.${key}`) }))).join('') || t('tie.shared');

/** How ties are settled on each list that matters. */
export function tieLines(settings: Settings, { t }: Said): string[] {
  const { tiebreakRule, countbackRule, countbackOrder, countbackShare } = settings.tournament;
  const bases = basesOf(settings);
  const countsBack = bases.filter((basis) => tiebreakRule[basis].includes('countback') && countbackRule.length > 0);
  return [
    ...bases.map((basis) => t('tie.line', { list: t(`tie.list.${basis}`), steps: sayTieSteps(tiebreakRule[basis], t) })),
    ...(countsBack.length > 0 ? [countbackLine(settings, t), t(`choice:countbackOrder.${countbackOrder}.about`)] : []),
    ...(countsBack.includes('net') ? [t(`rule:countbackShare.${countbackShare}.about`)] : []),
    t('tie.open'),
  ];
}

/** One that is built in has a sentence of its own; of another one, segment by segment. */
function countbackLine({ tournament: { countback, countbackName, countbackRule } }: Settings, t: Said['t']): string {
  const known = countbackName === null && COUNTBACKS.find((id) => id === countback);
  if (known) return t('tie.countbackAbout', { about: t(`choice:countback.${known}.about`) });
  return t('tie.countback', { segments: sayCountback(countbackRule, t as never) });
}
