import type { PublicContest, PublicMatch, PublicSession } from '@fairway/api';
import { holesUpText, leaderOf, matchScoreText } from '@fairway/api/word/match-text';
import { pointsText } from '@fairway/api/word/points-text';
import { sayMatch } from '../../../../text/word.ts';
import type { ContestContent, MatchRoundContent, ReportMatch } from '../../report/match.ts';
import { roundDetail } from '../../report/word.ts';
import { ledgerCode } from '../page/ledger-code.ts';
import type { Page, Paper, Sheet } from '../page/sheet.ts';
import { type Column, type TableRow, tablePages } from '../page/table.ts';
import { roundless } from './detail.ts';

/** For the wall: every match of a round in the order in which they go out. */
export function orderOfPlay(sheet: Sheet, content: MatchRoundContent): Paper {
  const { t } = sheet;
  const columns: Column[] = [
    { title: t('paper:column.match'), part: 8, align: 'center', face: 'bold', isName: true },
    { title: t('paper:column.time'), part: 9, align: 'center' },
    { title: t('paper:column.flight'), part: 8, align: 'center' },
    { title: t('paper:column.hole'), part: 7, align: 'center' },
    { title: t('paper:column.format'), part: 14 },
    { title: t('paper:column.sideOne'), part: 30, face: 'bold' },
    { title: t('paper:column.sideTwo'), part: 30, face: 'bold' },
  ];
  const sessions = Map.groupBy(content.matches, ({ contest, session }) => [contest, session].filter(Boolean).join(' · '));
  const rows = [...sessions].flatMap(([name, matches]): TableRow[] => [
    { heading: name, aside: pointsOf(sheet, matches[0]) },
    ...matches.map((match) => ({ cells: orderCells(sheet, match) })),
  ]);
  const block = { title: t('paper:kind.order-of-play'), detail: roundDetail(sheet, content), columns, rows };
  return { frame: 'head', pages: tablePages(sheet, block) };
}

function pointsOf({ t, language }: Sheet, match: ReportMatch | undefined): string {
  if (!match?.points) return '';
  const { won, halved } = match.points;
  return t('paper:match.points', { won: pointsText(won, language), halved: pointsText(halved, language) });
}

function orderCells({ t }: Sheet, match: ReportMatch): string[] {
  const side = (which: 0 | 1) => {
    const name = match.sides[which]?.publicName ?? t('paper:match.unknown');
    const team = match.teams[which];
    return team === null ? name : `${name} (${team.short})`;
  };
  const { number, teeTime, flight, hole, format } = match;
  const start = [String(number), teeTime ?? '', flight ?? '', hole === null ? '' : String(hole)];
  return [...start, t(`match-board:format.${format}`), side(0), side(1)];
}

/** What every contest came to: a cup with its points, groups with their tables, and all matches with their results. */
export function matchResults(sheet: Sheet, { teams, contests }: ContestContent): Paper {
  const pages = contests.flatMap((contest): Page[] => {
    const tables = groupPages(sheet, contest);
    const list = { title: contest.name, detail: roundless(sheet), ...matchTable(sheet, contest, teams) };
    return [...tables, ...(contest.sessions.length === 0 ? [] : tablePages(sheet, list, { below: ledgerCode(sheet) }))];
  });
  return { frame: 'head', pages };
}

type Teams = ContestContent['teams'];

function matchTable(sheet: Sheet, contest: PublicContest, teams: Teams): { columns: Column[]; rows: TableRow[] } {
  const { t } = sheet;
  const columns: Column[] = [
    { title: t('paper:column.match'), part: 8, align: 'center' },
    { title: t('paper:column.sideOne'), part: 36, isName: true },
    { title: t('paper:column.result'), part: 16, align: 'center', face: 'bold' },
    { title: t('paper:column.sideTwo'), part: 36 },
  ];
  return {
    columns,
    rows: [...totalRows(sheet, contest, teams), ...contest.sessions.flatMap((session) => sessionRows(sheet, contest, session, teams))],
  };
}

/** Of a cup its teams with their points, and who has it. */
function totalRows({ t, language }: Sheet, { standing }: PublicContest, teams: Teams): TableRow[] {
  if (standing.kind !== 'cup') return [];
  const named = (id: string) => teams.find((team) => team.id === id)?.name ?? '';
  const { outcome } = standing;
  const winner =
    outcome.code === 'won' || outcome.code === 'kept'
      ? t(`match-board:cup.${outcome.code === 'won' ? 'won' : 'kept'}`, { team: named(outcome.team) })
      : '';
  return [
    { heading: t('paper:match.total'), aside: winner },
    ...standing.teams.map(({ team, points }) => ({ cells: ['', named(team), pointsText(points, language), ''] })),
  ];
}

function sessionRows(sheet: Sheet, contest: PublicContest, session: PublicSession, teams: Teams): TableRow[] {
  const { t, language } = sheet;
  const nth = contest.sessions.indexOf(session);
  const heading = session.name ?? t('match-board:session.name', { number: nth + 1 });
  const points = contest.standing.kind === 'cup' ? contest.standing.sessions[nth] : undefined;
  const aside = teams.flatMap(({ id, short }) => {
    const own = points?.byTeam[id];
    return own === undefined ? [] : `${short} ${pointsText(own, language)}`;
  });
  return [{ heading, aside: aside.join(' – ') }, ...session.matches.map((match) => ({ cells: resultCells(sheet, match, teams) }))];
}

function resultCells({ t, language }: Sheet, match: PublicMatch, teams: Teams): string[] {
  const leader = leaderOf(match.state);
  const side = (which: 0 | 1) => {
    const short = teams.find(({ id }) => id === match.teamIds[which])?.short;
    const name = match.sides[which]?.name ?? t('paper:match.unknown');
    return `${name}${short === undefined ? '' : ` (${short})`}`;
  };
  const score = matchScoreText(match, sayMatch(language));
  const result = leader === null ? score : leader === 0 ? `◄ ${score}` : `${score} ►`;
  return [String(match.number), side(0), result, side(1)];
}

/** The tables of groups, or who went out where in a knock-out. */
function groupPages(sheet: Sheet, { name, standing }: PublicContest): Page[] {
  const { t, language } = sheet;
  if (standing.kind === 'cup') return [];
  if (standing.kind === 'bracket') {
    const named = new Map(standing.entrants.map(({ id, name: of }) => [id, of]));
    const rows = standing.places.map(({ entrant, position, tied }) => ({
      cells: [`${tied ? 'T' : ''}${position}`, named.get(entrant) ?? ''],
    }));
    const columns: Column[] = [
      { title: t('paper:column.place'), part: 10, align: 'center' },
      { title: t('paper:column.player'), part: 90, face: 'bold', isName: true },
    ];
    return rows.length === 0 ? [] : tablePages(sheet, { title: name, detail: roundless(sheet), columns, rows });
  }
  const figures = ['played', 'won', 'halved', 'lost', 'points', 'holesUp'] as const;
  const columns: Column[] = [
    { title: t('paper:column.place'), part: 10, align: 'center' },
    { title: t('paper:column.player'), part: 48, face: 'bold', isName: true },
    ...figures.map((figure): Column => ({ title: t(`match-board:group.short.${figure}`), part: 8, align: 'right' })),
  ];
  const rows = standing.groups.flatMap(({ name: group, entrants, standings }): TableRow[] => {
    const named = new Map(entrants.map(({ id, name: of }) => [id, of]));
    return [
      { heading: t('match-board:group.name', { name: group }) },
      ...standings.map((of) => ({
        cells: [
          of.played === 0 ? '' : `${of.tied ? 'T' : ''}${of.position}`,
          named.get(of.entrant) ?? '',
          ...[of.played, of.won, of.halved, of.lost].map(String),
          ...[pointsText(of.points, language), holesUpText(of.holesUp)],
        ],
      })),
    ];
  });
  return tablePages(sheet, { title: name, detail: roundless(sheet), columns, rows });
}
