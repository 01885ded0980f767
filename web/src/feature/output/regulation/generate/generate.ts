import type { Decided } from '@fairway/api/record/kind';
import { firstHoleIn, lastHole, playedCard } from '@fairway/api/rule/field/round-hole';
import { isSidePlay } from '@fairway/golf';
import { formatDate } from '../../../../lib/value/date.ts';
import { sayCut } from '../../../../ui/rule/cut.ts';
import { sayFormatRule } from '../../../../ui/rule/format.ts';
import type { RuleWords } from '../../../../ui/rule/handicap/day-handicap.ts';
import { sayPlay } from '../../../../ui/rule/play.ts';
import { sayPlayWhole } from '../../../../ui/rule/side-play.ts';
import { basisOf, type RegulationSettings, sayRoundHoles } from '../settings.ts';
import { type Article, type ArticleLine, htmlOf } from './article.ts';
import { divisionLines } from './division-lines.ts';
import { handicapLines } from './handicap-lines.ts';
import { plainLines } from './plain-line.ts';
import { prizeLines, sideLines } from './prize-lines.ts';
import { tieLines } from './tie-lines.ts';
import type { RegulationSpeaker } from './words.ts';

type Title = 'event' | 'format' | 'divisions' | 'handicap' | 'ties' | 'prizes' | 'side' | 'decision';
/** Its title, its sentences, and which settings without a sentence it says too. */
type Written = readonly [Title, (settings: RegulationSettings, speaker: RegulationSpeaker) => readonly ArticleLine[], Decided?];
const ARTICLES: readonly Written[] = [
  ['event', eventLines],
  ['format', formatLines, 'card'],
  ['divisions', divisionLines],
  ['handicap', handicapLines, 'net'],
  ['ties', tieLines, 'tie'],
  ['prizes', prizeLines],
  ['side', sideLines],
  ['decision', (_, { t }) => [t('decision')]],
];

/** Regulations in numbered articles, as HTML: nothing but what the settings say. */
export function generateRegulations(settings: RegulationSettings, speaker: RegulationSpeaker): string {
  const written = ARTICLES.map(([title, linesOf, decides]) => ({
    title,
    lines: [...linesOf(settings, speaker), ...(decides ? plainLines(decides, settings.tournament, speaker) : [])],
  })).filter(({ lines }) => lines.length > 0);
  return htmlOf(
    written.map(
      ({ title, lines }, at): Article => ({
        title: speaker.t('article.title', { number: at + 1, title: speaker.t(`article.${title}`) }),
        lines,
      }),
    ),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function eventLines({ tournament }: RegulationSettings, { t }: RegulationSpeaker): string[] {
  const { name, clubName, date, time, location, rounds } = tournament;
  const [only] = rounds;
  const courseOf = (round: (typeof rounds)[number]) => {
    const { courseName: course, par, women } = playedCard(round);
    return { course, par: women === null ? sum(par) : t('event.parBoth', { par: sum(par), women: sum(women.par) }) };
  };
  return [
    t('event.name', { name }),
    t('event.club', { club: clubName }),
    ...(rounds.length > 1
      ? rounds.map((round) => t('event.round', { number: round.number, date: formatDate(round.date), ...courseOf(round) }))
      : [t('event.date', { date: formatDate(only?.date ?? date) }), ...(only ? [t('event.course', courseOf(only))] : [])]),
    ...(time === null ? [] : [t('event.time', { time })]),
    ...(location === null ? [] : [t('event.location', { location })]),
  ];
}

function roundsLine(settings: RegulationSettings, t: RegulationSpeaker['t']): string {
  const { rounds } = settings.tournament;
  const holes = sayRoundHoles(settings);
  if (rounds.length > 1 && settings.tournament.play === 'match') return t('format.matchRounds', { count: rounds.length, holes });
  if (rounds.length > 1) return t(holes.includes('+') ? 'format.mixedRounds' : 'format.rounds', { count: rounds.length, holes });
  const [only] = rounds;
  if (!only || only.holes === 'all') return t('format.oneRound', { holes });
  const played = playedCard(only);
  return t('format.nineRound', { first: firstHoleIn(played), last: lastHole(played) });
}

function formatLines(settings: RegulationSettings, { t, language }: RegulationSpeaker): string[] {
  const { tournament, divisions } = settings;
  const { format, formatName, formatRule, play, playRule, ownPlayName, cut, rounds } = tournament;
  const words = t as unknown as RuleWords;
  if (play === 'match') return [roundsLine(settings, t), t('format.name', { format: sayPlay(play, words) }), t('format.match')];
  const sides = isSidePlay(play) && {
    play: ownPlayName ?? sayPlay(play, words),
    said: [ownPlayName && sayPlay(play, words), sayPlayWhole(play, playRule, formatRule, { t: words, language, isPublic: true })]
      .filter(Boolean)
      .join(' · '),
  };
  const ownCuts = cut?.by === 'players' ? divisions.flatMap(({ name, cut: count }) => (count === null ? [] : [{ name, count }])) : [];
  return [
    roundsLine(settings, t),
    ...(sides ? [t('format.sides', sides)] : []),
    t('format.name', { format: formatName ?? t(`choice:format.${format as 'stableford'}.name`) }),
    t(`format.basis.${basisOf(settings)}`),
    `${sayFormatRule(formatRule, words)}.`,
    ...(cut === null || rounds.length < 2 ? [] : [t('format.cut', { said: sayCut(cut, words) })]),
    ...(rounds.length < 2 ? [] : ownCuts.map((own) => t('format.divisionCut', own))),
  ];
}
