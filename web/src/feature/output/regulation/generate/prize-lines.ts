import type { Award, SideAward } from '@fairway/api';
import type { GiftAwardKind } from '@fairway/api/choice/field/award';
import { GIFT_AWARD_KINDS, LISTED_AWARD_KINDS, MEASURED_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { OWN_BALL_PLAYS } from '@fairway/api/choice/field/side';
import { formatCount } from '@fairway/api/word/number';
import { awardHoles, isPeoria, TIEBREAKS } from '@fairway/golf';
import { type RuleWords, sayDayHandicapRule } from '../../../../ui/rule/handicap/day-handicap.ts';
import { basisOf, type RegulationSettings } from '../settings.ts';
import type { ArticleLine } from './article.ts';
import { sayTieSteps } from './tie-lines.ts';
import type { RegulationSpeaker } from './words.ts';

type Prize = Award | SideAward;

/** The prizes of the cards in the order in which they are allocated, and who may win them. */
export function prizeLines(settings: RegulationSettings, speaker: RegulationSpeaker): ArticleLine[] {
  const { awards, oneMainPrizeEach, mainAwardsOnlyForMembers, backup4thWinners } = settings.tournament;
  const { t } = speaker;
  if (awards.length === 0) return [t('prize.none')];
  return [
    {
      before: t('prize.order'),
      items: awards.map((award, at) => `${withDetails(nameOf(award, at, settings, speaker), award, settings, speaker)}.`),
    },
    t(oneMainPrizeEach ? 'prize.one' : 'prize.many'),
    ...(mainAwardsOnlyForMembers ? [t('prize.membersOnly')] : []),
    ...(backup4thWinners ? [t('prize.backup4th')] : []),
  ];
}

/** What is won beside the cards' order, and where. */
export function sideLines(settings: RegulationSettings, speaker: RegulationSpeaker): ArticleLine[] {
  const { sideAwards, distanceUnit, giftsForWithdrawn } = settings.tournament;
  const { t } = speaker;
  const isMeasured = sideAwards.some(({ kind }) => (MEASURED_AWARD_KINDS as readonly string[]).includes(kind));
  return [
    ...sideAwards.map((award) => {
      const name = `${ownName(award, speaker) ?? t(`choice:award.${award.kind}`)}${whereOf(award, speaker)}`;
      return `${withDetails(name, award, settings, speaker)}.`;
    }),
    ...(sideAwards.some(({ kind }) => isGift(kind)) && !giftsForWithdrawn ? [t('side.noGiftsForWithdrawn')] : []),
    ...(isMeasured ? [t(`side.unit.${distanceUnit}`)] : []),
  ];
}

const ownName = ({ name, nameEnglish }: Prize, { language }: RegulationSpeaker): string | null =>
  language === 'vi' ? name : (nameEnglish ?? name);

function nameOf(award: Award, at: number, settings: RegulationSettings, speaker: RegulationSpeaker): string {
  const { t } = speaker;
  const own = ownName(award, speaker);
  const division = settings.divisions.find(({ id }) => id === award.divisionId);
  const whose = division ? t('prize.ofDivision', { name: division.name }) : t('prize.everyDivision');
  if (award.kind === 'division') {
    if (own !== null) return `${own} – ${whose}`;
    return award.places === null || award.places === 3 ? t('prize.podium', { whose }) : t('prize.places', { places: award.places, whose });
  }
  const name = own ?? t(`choice:award.${award.kind}`);
  const nth = settings.tournament.awards.slice(0, at + 1).filter((other) => isSame(other, award)).length;
  const numbered = own === null && nth > 1 ? t('choice:awardNth', { award: name, place: nth }) : name;
  return division ? `${numbered} – ${whose}` : numbered;
}

/** The second of two alike goes to the second best. */
const isSame = (one: Award, other: Award): boolean =>
  one.kind === other.kind &&
  one.divisionId === other.divisionId &&
  one.gender === other.gender &&
  one.basis === other.basis &&
  one.every === other.every;

const isGift = (kind: Prize['kind']): kind is GiftAwardKind => (GIFT_AWARD_KINDS as readonly string[]).includes(kind);

function whereOf({ holes, kind }: SideAward, { t }: RegulationSpeaker): string {
  const named = holes.trim() === '' ? null : awardHoles(holes);
  if (named === null) return kind === 'hole-in-one' || isGift(kind) ? `: ${t('side.anyHole')}` : '';
  const list = named.map(({ hole, gender }) => (gender === 'm' || gender === 'f' ? t(`side.hole.${gender}`, { hole }) : String(hole)));
  return `: ${t('side.holes', { holes: list.join(', ') })}`;
}

/** What a prize is beside its name, in brackets. */
function withDetails(name: string, award: Prize, settings: RegulationSettings, { t, language }: RegulationSpeaker): string {
  const own = award.tiebreak === null ? undefined : TIEBREAKS[award.tiebreak as keyof typeof TIEBREAKS];
  const keys = own?.[award.basis ?? (award.kind === 'best-gross' ? 'gross' : award.kind === 'best-net' ? 'net' : basisOf(settings))];
  const isPodium = award.kind === 'division';
  // beside sides with a ball each their golfers have a list of their own
  const hasBothKinds = OWN_BALL_PLAYS.includes(settings.tournament.play);
  const details = [
    isGift(award.kind) ? t(`side.gift.${award.kind}`) : null,
    award.basis === null || award.kind === `best-${award.basis}` ? null : t(`tie.list.${award.basis}`),
    hasBothKinds && LISTED_AWARD_KINDS.includes(award.kind) ? t(award.wonBy === 'players' ? 'prize.ofPlayers' : 'prize.ofSides') : null,
    award.gender === null ? null : t(`prize.${award.gender}`),
    award.membersOnly === null ? null : t(award.membersOnly ? 'prize.members' : 'prize.everyone'),
    award.every === null ? null : t('prize.every', { every: award.every }),
    isPodium || (award.places ?? 1) === 1 ? null : t('prize.winners', { count: award.places ?? 1 }),
    award.backups === 0 ? null : t('prize.backups', { count: award.backups }),
    isPeoria(award.kind) && award.dayHandicapRule !== null
      ? t('prize.ownPeoria', { rule: sayDayHandicapRule(award.kind, award.dayHandicapRule, t as unknown as RuleWords, language) })
      : null,
    keys === undefined ? null : t('prize.ownTies', { steps: sayTieSteps([...keys], t) }),
    award.gift,
    award.value === null ? null : t('prize.value', { value: formatCount(award.value, language) }),
    award.main || 'holes' in award || !settings.tournament.oneMainPrizeEach ? null : t('prize.outside'),
  ].filter((part) => part !== null);
  return details.length === 0 ? name : `${name} (${details.join('; ')})`;
}
