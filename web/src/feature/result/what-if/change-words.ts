import { holeIndex, playedCard } from '@fairway/api/rule/field/round-hole';
import { formatHandicap } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import type { HoleScore } from '@fairway/golf';
import type { Language } from '../../../lib/language.ts';
import { type RuleWords, sayDayHandicap } from '../../../ui/rule/handicap/day-handicap.ts';
import { nameIn, type Tried, type TriedSettings, type TriedSource, withoutScore, withSettings } from './tried.ts';

type ChangeWords = SayOf<['what-if', 'tournament', 'choice', 'word']>;
type Speaker = { readonly t: ChangeWords; readonly tRule: RuleWords; readonly language: Language };

/** One change that is tried: what is said of it, what is tried without it, and where it is really made. */
export type TriedChange = {
  readonly key: string;
  readonly text: string;
  readonly without: Tried;
  readonly at: 'settings' | 'divisions' | { readonly playerId: string; readonly round: number };
};

export function changesOf(tried: Tried, source: TriedSource, speaker: Speaker): readonly TriedChange[] {
  return [...ofSettings(tried, source, speaker), ...ofDivisions(tried, source, speaker), ...ofScores(tried, source, speaker)];
}

/** The two numbers of the cap are one change. */
function ofSettings(tried: Tried, source: TriedSource, speaker: Speaker): TriedChange[] {
  const { t, tRule } = speaker;
  const { tournament } = source;
  const fields = Object.keys(tried.settings) as (keyof TriedSettings)[];
  const groups: readonly { what: string; of: readonly [keyof TriedSettings, (keyof TriedSettings)?] }[] = [
    { what: t('tournament:field.tiebreak'), of: ['tiebreak'] },
    { what: t('tournament:field.countback'), of: ['countback'] },
    { what: t('tournament:field.countbackOrder'), of: ['countbackOrder'] },
    { what: tRule('rule:field.countbackShare'), of: ['countbackShare'] },
    { what: t('cap'), of: ['capAbove', 'capCountsAs'] },
    { what: t('tournament:field.calculateHandicapDay'), of: ['calculateHandicapDay'] },
  ];
  return groups
    .filter(({ of }) => of.some((field) => field !== undefined && fields.includes(field)))
    .map(({ what, of: [first, second] }) => {
      const say = (settings: TriedSettings) => saySetting(first, settings, source, speaker);
      const own = { [first]: tournament[first], ...(second && { [second]: tournament[second] }) };
      return {
        key: first,
        text: t('change', { what, from: say(tournament), to: say({ ...tournament, ...tried.settings }) }),
        without: withSettings(tried, own, tournament),
        at: 'settings' as const,
      };
    });
}

function saySetting(field: keyof TriedSettings, settings: TriedSettings, { choices }: TriedSource, { t, tRule }: Speaker): string {
  switch (field) {
    case 'tiebreak':
    case 'countback':
      return nameIn(choices[field], settings[field]);
    case 'countbackOrder':
      return t(`choice:countbackOrder.${settings.countbackOrder}.name`);
    case 'countbackShare':
      return tRule(`rule:countbackShare.${settings.countbackShare}.name`);
    case 'calculateHandicapDay':
      return sayDayHandicap(settings.calculateHandicapDay, tRule);
    default:
      return t('tournament:form.capSummary', { above: settings.capAbove, countsAs: settings.capCountsAs });
  }
}

function ofDivisions(tried: Tried, { tournament, divisions }: TriedSource, { t, language }: Speaker): TriedChange[] {
  const [from, to] = tournament.useHandicapCourse
    ? (['handicapCourseFrom', 'handicapCourseTo'] as const)
    : (['handicapIndexFrom', 'handicapIndexTo'] as const);
  const end = (handicap: number | null) => formatHandicap(handicap, language) || t('open');
  return tried.divisions.flatMap((change): TriedChange[] => {
    const division = divisions.find(({ id }) => id === change.id);
    if (division === undefined) return [];
    const say = (of: typeof division) => t('range', { from: end(of[from]), to: end(of[to]) });
    const what = t('word:divisionName', { name: division.name });
    return [
      {
        key: change.id,
        text: t('change', { what, from: say(division), to: say({ ...division, ...change } as typeof division) }),
        without: { ...tried, divisions: tried.divisions.filter((one) => one !== change) },
        at: 'divisions',
      },
    ];
  });
}

function ofScores(tried: Tried, { tournament, board }: TriedSource, { t }: Speaker): TriedChange[] {
  return tried.scores.map((change) => {
    const { playerId, roundId, hole, score } = change;
    const line = board?.lines.find((one) => one.playerId === playerId);
    const of = tournament.rounds.find(({ id }) => id === roundId);
    const round = of?.number ?? 1;
    const now = (of && line?.rounds[round - 1]?.[holeIndex(playedCard(of), hole)]) ?? null;
    const what = t(tournament.rounds.length > 1 ? 'scoreOfRound' : 'scoreOf', { name: line?.name ?? '…', hole, round });
    return {
      key: `${playerId} ${roundId} ${hole}`,
      text: t('change', { what, from: sayScore(now, t), to: sayScore(score, t) }),
      without: withoutScore(tried, change),
      at: { playerId, round },
    };
  });
}

/** Strokes, a pick-up, or none. */
export function sayScore(score: HoleScore, speaks: SayOf<'what-if'> | ChangeWords): string {
  const t = speaks as SayOf<'what-if'>;
  if (score === null) return t('noScore');
  return score === 'pickup' ? t('pickup') : String(score);
}
