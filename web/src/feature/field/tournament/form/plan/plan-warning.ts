import { formatMoney } from '@fairway/api/word/number';
import { AMATEUR_LIMIT_VND, amateurWorth, amateurWorthAtMost } from '@fairway/golf';
import type { Language } from '../../../../../lib/language.ts';
import type { RuleWords } from '../../../../../ui/rule/handicap/day-handicap.ts';
import { namePrize, type SaidPrize } from '../../../../../ui/rule/prize.ts';
import type { FullSettings } from '../values.ts';

/** What a plan is judged by. */
type Plan = Pick<FullSettings, 'awards' | 'sideAwards' | 'oneMainPrizeEach' | 'formatRule' | 'calculateHandicapDay'>;

const CASH = /tiền\s+mặt|\bcash\b/i;

/** Net anywhere, or a handicap of the day, makes a handicap competition. */
const isHandicapCompetition = ({ awards, sideAwards, formatRule, calculateHandicapDay }: Plan): boolean =>
  ('points' in formatRule ? formatRule.points.by : formatRule.basis) === 'net' ||
  calculateHandicapDay !== 'none' ||
  awards.some(({ kind, basis }) => kind === 'best-net' || basis === 'net') ||
  sideAwards.some(({ kind }) => kind.endsWith('peoria'));

/** Where a plan passes what an amateur may accept: reminders, never a refusal. */
export function planWarnings(plan: Plan, t: RuleWords, language: Language): readonly string[] {
  const limit = formatMoney(AMATEUR_LIMIT_VND, language);
  const prizes = [...plan.awards, ...plan.sideAwards].map((prize) => ({ ...prize, main: prize.main ?? false, value: prize.value || null }));
  const name = (prize: SaidPrize) => namePrize(prize, t, language);
  const tooDear = prizes.filter((prize) => amateurWorth([prize]) > AMATEUR_LIMIT_VND);
  const most = amateurWorthAtMost(prizes, plan.oneMainPrizeEach);
  const cash = isHandicapCompetition(plan) ? prizes.filter(({ gift }) => CASH.test((gift ?? '').normalize('NFC'))) : [];
  return [
    ...tooDear.map((prize) => t('rule:prize.limit.one', { name: name(prize), value: formatMoney(prize.value, language), limit })),
    ...(tooDear.length === 0 && most > AMATEUR_LIMIT_VND
      ? [t('rule:prize.limit.together', { value: formatMoney(most, language), limit })]
      : []),
    ...cash.map((prize) => t('rule:prize.limit.cash', { name: name(prize) })),
  ];
}
