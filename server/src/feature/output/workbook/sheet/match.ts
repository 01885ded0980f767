import type { PublicContest, PublicMatch, PublicSession } from '@fairway/api';
import { matchScoreText } from '@fairway/api/word/match-text';
import { sayMatch } from '../../../../text/word.ts';
import { type ContestContent, pointsOfMatch, readContests, roundNames } from '../../report/match.ts';
import { type Cell, type Column, count, decimal, type SheetPlan, sheetOf, text, time } from '../plan.ts';
import type { SheetQuestion } from './sheet.ts';

type SheetContext = Pick<SheetQuestion, 'reading' | 'language' | 't'>;
type Teams = ContestContent['teams'];
type Standing<Kind> = Extract<PublicContest['standing'], { kind: Kind }>;

/** Every match with its result, then where each contest stands; none where there are no matches. */
export async function matchSheets(context: SheetContext): Promise<SheetPlan[]> {
  const { content } = await readContests(context.reading);
  const { teams, contests } = content;
  if (contests.length === 0) return [];
  return [
    listOf(context, content),
    ...contests.map(({ name, standing, ...contest }) => {
      if (standing.kind === 'cup') return cupSheet(context, name, standing, teams);
      if (standing.kind === 'groups') return groupSheet(context, name, standing);
      return bracketSheet(context, name, standing, contest.sessions);
    }),
  ];
}

type Row = { contest: PublicContest; session: PublicSession; nth: number; match: PublicMatch };

function listOf({ t, language }: SheetContext, { teams, contests }: ContestContent): SheetPlan {
  const rows = contests.flatMap((contest) =>
    contest.sessions.flatMap((session, nth) => session.matches.map((match): Row => ({ contest, session, nth, match }))),
  );
  const team = (which: 0 | 1) => (row: Row) => text(teams.find(({ id }) => id === row.match.teamIds[which])?.name);
  const side = (which: 0 | 1) => (row: Row) => text(row.match.sides[which]?.name);
  const points = (which: 0 | 1) => (row: Row) => tenths(row.contest.kind === 'bracket' ? null : (pointsOf(row)?.[which] ?? null));
  const pointsOf = ({ match, session }: Row) => pointsOfMatch(match, session.points);
  const columns: Column<Row>[] = [
    { title: t('match-board:column.contest'), of: ({ contest }) => contest.name },
    {
      title: t('match-board:column.session'),
      of: ({ session, nth }) => session.name ?? t('match-board:session.name', { number: nth + 1 }),
    },
    { title: t('match-board:column.match'), of: ({ match }) => count(match.number) },
    { title: t('match-board:column.format'), of: ({ match }) => t(`match-board:format.${match.format}`) },
    { title: t('match-board:column.teeTime'), of: ({ match }) => time(match.teeTime) },
    { title: t('match-board:column.flight'), of: ({ match }) => text(match.flight) },
    { title: t('match-board:column.team1'), of: team(0) },
    { title: t('match-board:column.side1'), of: side(0) },
    { title: t('match-board:column.state'), of: ({ match }) => matchScoreText(match, sayMatch(language)) },
    { title: t('match-board:column.side2'), of: side(1) },
    { title: t('match-board:column.team2'), of: team(1) },
    {
      title: t('match-board:column.winner'),
      of: ({ match }) => text(match.state.code === 'won' ? match.sides[match.state.winner]?.name : null),
    },
    { title: t('workbook:column.points1'), of: points(0) },
    { title: t('workbook:column.points2'), of: points(1) },
  ];
  const name = t('workbook:sheet.matches');
  return sheetOf({ name, title: name }, columns, rows);
}

const tenths = (points: number | null): Cell => decimal(points === null ? null : points / 10);

function cupSheet({ t }: SheetContext, name: string, { teams: standing }: Standing<'cup'>, teams: Teams): SheetPlan {
  const columns: Column<(typeof standing)[number]>[] = [
    { title: t('match-board:cup.team'), of: ({ team }) => text(teams.find(({ id }) => id === team)?.name) },
    { title: t('match-board:cup.points'), of: ({ points }) => tenths(points) },
    { title: t('match-board:cup.projected'), of: ({ projected }) => tenths(projected) },
    { title: t('match-board:cup.toCome'), of: ({ toCome }) => tenths(toCome) },
  ];
  return sheetOf({ name, title: name }, columns, standing);
}

function groupSheet({ t }: SheetContext, name: string, { groups }: Standing<'groups'>): SheetPlan {
  type GroupLine = Standing<'groups'>['groups'][number]['standings'][number] & { group: string; name: string };
  const rows = groups.flatMap(({ name: group, entrants, standings }) =>
    standings.map((of): GroupLine => ({ ...of, group, name: entrants.find(({ id }) => id === of.entrant)?.name ?? '' })),
  );
  const columns: Column<GroupLine>[] = [
    { title: t('workbook:column.group'), of: ({ group }) => group },
    { title: t('match-board:group.place'), of: ({ position, tied }) => ({ value: position, format: tied ? '"T"0' : '0' }) },
    { title: t('match-board:group.entrant'), of: (row) => text(row.name) },
    ...(['played', 'won', 'halved', 'lost'] as const).map((figure) => ({
      title: t(`match-board:group.${figure}`),
      of: (row: GroupLine) => count(row[figure]),
    })),
    { title: t('match-board:group.points'), of: ({ points }) => tenths(points) },
    { title: t('match-board:group.holesUp'), of: ({ holesUp }) => ({ value: holesUp, format: '+0;-0;0' }) },
  ];
  return sheetOf({ name, title: name }, columns, rows);
}

/** The knock-out as a list: round after round, from the top of its picture down. */
function bracketSheet(
  { t, language }: SheetContext,
  name: string,
  { rounds, entrants, matchIds, seeds }: Standing<'bracket'>,
  sessions: readonly PublicSession[],
): SheetPlan {
  const parts = [...Map.groupBy(rounds, ({ part }) => part).values()];
  const rows = parts.flatMap((part) => {
    const names = roundNames(part, t);
    return part.flatMap(({ matches }, nth) => matches.map((match) => ({ round: names[nth] ?? '', match })));
  });
  type Line = (typeof rows)[number];
  const named = new Map(entrants.map(({ id, name: of }, nth) => [id, nth < seeds ? `${of} (${nth + 1})` : of]));
  const all = new Map(sessions.flatMap(({ matches }) => matches.map((match) => [match.id, match] as const)));
  const slot =
    (which: 0 | 1) =>
    ({ match }: Line): Cell => {
      const { entrant, open } = match.slots[which];
      return entrant === null ? (open ? null : t('match-board:bracket.bye')) : text(named.get(entrant));
    };
  const result = ({ match }: Line): Cell => {
    const played = all.get(matchIds[match.id] ?? '');
    if (match.by === 'walk-over') return t('match-board:bracket.walkOver');
    return match.by === 'result' && played ? matchScoreText(played, sayMatch(language)) : null;
  };
  const columns: Column<Line>[] = [
    { title: t('match-board:bracket.rounds'), of: ({ round }) => round },
    { title: t('match-board:column.side1'), of: slot(0) },
    { title: t('match-board:column.state'), of: result },
    { title: t('match-board:column.side2'), of: slot(1) },
    { title: t('match-board:column.winner'), of: ({ match }) => text(match.winner === null ? null : named.get(match.winner)) },
  ];
  return sheetOf({ name, title: name }, columns, rows);
}
