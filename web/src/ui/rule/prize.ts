import type { Award, SideAward } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { isPeoria } from '@fairway/golf';
import type { Language } from '../../lib/language.ts';
import { type RuleWords, sayDayHandicapRule } from './handicap/day-handicap.ts';

/** A prize as a form, a record or an older line of the log has it. */
export type SaidPrize = Pick<Award | SideAward, 'kind'> & { [Field in keyof Omit<SideAward, 'kind'>]?: SideAward[Field] | undefined };

/** What a prize is called: by its own name, else by its kind. */
export function namePrize({ kind, name = null, nameEnglish = null }: SaidPrize, t: RuleWords, language: Language): string {
  return (language === 'en' ? (nameEnglish ?? name) : name) ?? t(`choice:award.${kind}`);
}

/** The names of prizes in their order: of several of one name the second is Best Gross 2. */
export const namePrizes = (prizes: readonly SaidPrize[], t: RuleWords, language: Language): readonly string[] => {
  const names = prizes.map((prize) => namePrize(prize, t, language));
  return names.map((award, at) => {
    const place = names.slice(0, at + 1).filter((other) => other === award).length;
    return place === 1 ? award : t('choice:awardNth', { award, place });
  });
};

type Speaker = {
  readonly t: RuleWords;
  readonly language: Language;
  /** The name of a division, a contest or a sponsor; undefined: it is gone. */
  readonly nameOf: (id: string) => string | undefined;
};

/** What else a prize is, beside its name: “nữ · 2 suất · 1.000.000 ₫”. */
export function tellPrize(prize: SaidPrize, { t, language, nameOf }: Speaker): string {
  const {
    kind,
    name,
    holes,
    divisionId,
    contestId,
    gender,
    basis,
    places,
    every,
    membersOnly,
    tiebreak,
    backups,
    value,
    gift,
    sponsorId,
    main,
  } = prize;
  const { dayHandicapRule = null } = prize;
  const division = divisionId ? nameOf(divisionId) : undefined;
  return [
    (name ?? '') !== '' && t(`choice:award.${kind}`),
    holes && t('rule:prize.said.holes', { holes }),
    divisionId && (division === undefined ? t('rule:prize.said.division') : t('rule:prize.said.divisionNamed', { division })),
    contestId && (nameOf(contestId) ?? t('rule:prize.said.contest')),
    prize.wonBy === 'players' && t('rule:prize.winners.players'),
    gender && t(`rule:prize.said.gender.${gender}`),
    basis && t(`rule:prize.said.basis.${basis}`),
    every && t('rule:prize.said.every', { every }),
    places && t('rule:prize.said.places', { count: places }),
    typeof membersOnly === 'boolean' && t(membersOnly ? 'rule:prize.members.only' : 'rule:prize.members.all'),
    tiebreak && t('rule:prize.said.tiebreak'),
    isPeoria(kind) && dayHandicapRule !== null && sayDayHandicapRule(kind, dayHandicapRule, t, language),
    backups && t('rule:prize.said.backups', { count: backups }),
    typeof value === 'number' && !Number.isNaN(value) && formatMoney(value, language),
    gift,
    sponsorId && nameOf(sponsorId),
    main && t('rule:prize.said.main'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');
}

/** A whole plan in a line: each prize with what it is. */
export function sayPlan(prizes: readonly SaidPrize[], speaker: Speaker): string {
  const names = namePrizes(prizes, speaker.t, speaker.language);
  return prizes
    .map((prize, at) => {
      const text = tellPrize(prize, speaker);
      return text === '' ? names[at] : `${names[at]} (${text})`;
    })
    .join('; ');
}
