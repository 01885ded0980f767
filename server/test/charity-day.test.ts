import { readFileSync } from 'node:fs';
import type { ImportPreview, ImportRow, Player, Winner } from '@fairway/api';
import type { Basis } from '@fairway/golf';
import { beforeEach, describe, expect, it } from 'vitest';
import event from '../../golf/events/charity-day.json' with { type: 'json' };
import { until } from '../../scripts/kit/until.ts';
import { samplePath } from '../src/feature/field/player-import/sample/make.ts';
import { importFixture, sendable } from './fixture/import.ts';
import { testApp } from './kit/app.ts';
import { wholeCard } from './kit/event.ts';

const test = await testApp();
const scene = importFixture(test);
const { course, rules, divisions, players, expected } = event;
type TablePlayer = (typeof players)[number];

const SETTINGS = {
  name: event.name,
  date: event.date,
  time: event.time,
  course: { courseName: course.name, par: course.par, strokeIndex: course.strokeIndex },
  tiebreak: rules.tiebreak,
  countback: rules.countback,
  capAbove: rules.cap.above,
  capCountsAs: rules.cap.countsAs,
  netFloor: rules.netFloor,
  oneMainPrizeEach: rules.oneMainPrizeEach,
  mainAwardsOnlyForMembers: true,
  backup4thWinners: true,
  public: true,
};
const DIVISIONS = divisions.map(({ name, gender, handicapCourse: { from, to } }) => ({
  name,
  gender,
  handicapCourseFrom: from,
  handicapCourseTo: to,
}));
/** As a person reads the sheet: “Start” has the positions, “Công ty/CLB” goes into the notes, “Hố XP” says nothing more. */
const READING = { columns: { D: 'startingHole', E: null, G: 'note' } };

/** The ids of the table by those of the tournament, once its players are there. */
let tableId: ReadonlyMap<string, string>;
let idOf: ReadonlyMap<string, string>;
let roundId = '';

/** A request of the manager that must be granted. */
async function granted(route: Parameters<typeof test.ask>[1], body?: unknown) {
  const answer = await test.ask('manager', route, body);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body;
}

async function preview(file: string): Promise<ImportPreview> {
  const { status, body } = await scene.upload(readFileSync(samplePath(`${file}.xlsx`)), READING);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

async function importRows(rows: readonly ImportRow[]): Promise<Record<string, number>> {
  const checked: ImportPreview = (await scene.check(rows)).body;
  expect(checked.counts.wrong).toBe(0);
  const { status, body } = await scene.apply(sendable(checked));
  expect(status).toBe(200);
  return body;
}

/** The sheet of the week before: names as people write them, and the second Nguyễn Văn Hùng is another person. */
async function importFirst(): Promise<void> {
  const body = await preview('charity-day');
  expect(body.sheets).toEqual(['Điều lệ', 'Sắp FL', 'Dự bị']);
  const hidden = [
    { row: 37, name: 'TRẦN QUANG NHƯỢC', reason: 'hidden' },
    { row: 130, name: 'LÊ THỊ DOÃN', reason: 'hidden' },
  ];
  expect(body.hidden).toEqual({ rows: hidden, columns: [], isRead: false });
  expect(body.leftOut.filter(({ reason }) => reason.includes('total')).map(({ row }) => row)).toEqual([96, 189, 190]);
  expect(body.counts).toMatchObject({ new: 143, wrong: 1 });
  const rows = sendable(body).map((row, at): ImportRow => {
    const { asks = false, properName = null } = body.rows[at] ?? {};
    return { ...row, cells: { ...row.cells, ...(properName !== null && { name: properName }) }, player: asks ? 'new' : null };
  });
  expect(await importRows(rows)).toMatchObject({ created: 144 });
}

/** The sheet of the morning: same name, same person; the two of one name are told apart by their divisions. */
async function importLast(): Promise<void> {
  const body = await preview('charity-day-last-issue');
  expect(body.counts).toMatchObject({ new: 0, same: 0 });
  expect(body.counts.wrong).toBeGreaterThan(100);
  const rows = sendable(body).map((row, at): ImportRow => {
    const { sameName = null, candidates = [], cells } = body.rows[at] ?? {};
    const division = players.find(
      ({ name, handicap }) => name === 'Nguyễn Văn Hùng' && String(handicap) === cells?.handicapCourse,
    )?.division;
    const twin = candidates.find(({ detail }) => division && detail.includes(nameOfDivision(division)));
    return { ...row, player: sameName ?? twin?.playerId ?? row.player };
  });
  expect(await importRows(rows)).toMatchObject({ created: 0, changed: 144 });
}

const nameOfDivision = (id: string) => divisions.find((division) => division.id === id)?.name ?? '';
const nameAndHandicap = ({ name, handicap }: Pick<TablePlayer, 'name' | 'handicap'>) => `${name} ${handicap}`;

async function seeEverybody(): Promise<void> {
  const { items } = await granted(`GET /api/divisions?tournamentId=${scene.path.split('/').at(-1)}`);
  const divisionNames = new Map(items.map(({ id, name }: { id: string; name: string }) => [id, name]));
  const listed: Player[] = await scene.players();
  roundId = (await scene.tournament()).rounds[0].id;
  const ids = new Map(players.map((player) => [nameAndHandicap(player), player.id]));
  tableId = new Map(listed.map(({ id, name, handicapCourse }) => [id, ids.get(`${name} ${handicapCourse}`) ?? name]));
  idOf = new Map([...tableId].map(([id, ofTable]) => [ofTable, id]));
  const written = listed.map(({ id, name, gender, vga, birthday, handicapCourse, divisionId, member, note, cards: [card] }) => {
    const { flight, teeTime, startingHole, startingSide } = card ?? {};
    const own = {
      id: tableId.get(id),
      name,
      gender,
      vga,
      birthday,
      handicap: handicapCourse,
      division: divisionNames.get(divisionId ?? ''),
    };
    return { ...own, member, note, flight, teeTime, startingHole, startingSide };
  });
  const table = players.map(({ status: _, card: __, phone: ___, company, division, note, flight, ...own }) => {
    const notes = [`Công ty/CLB: ${company}`, ...(note === null ? [] : [note])].join('; ');
    return { ...own, division: nameOfDivision(division), note: notes, flight: String(flight) };
  });
  expect(written.toSorted((a, b) => String(a.id).localeCompare(String(b.id)))).toEqual(table);
  expect(listed.filter(({ phone }) => phone !== null)).toHaveLength(players.filter(({ phone }) => phone !== null).length);
}

/** As cards come in at the desk, flight by flight; who did not finish has the holes that were played. */
async function enterCards(): Promise<void> {
  for (const four of Map.groupBy(players, ({ flight }) => flight).values()) {
    const entries = four.flatMap(({ id, card }) => wholeCard(idOf.get(id) ?? '', card).filter(({ score }) => score !== null));
    const { outcomes } = await granted(`POST ${scene.path}/rounds/${roundId}/entries`, { entries });
    expect(new Set(outcomes.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['applied']));
  }
}

async function change(id: string, fields: Record<string, unknown>): Promise<void> {
  const { version } = (await scene.players()).find((player: Player) => player.id === idOf.get(id));
  await granted(`PATCH ${scene.path}/players/${idOf.get(id)}`, { ...fields, version });
}

type Line = {
  playerId: string;
  places: Places;
  divisionPlaces: Places;
  gross: number;
  handicap: number;
  net: number;
  netToPar: number;
  status: string;
};
type Places = Partial<Record<Basis, { position: number; tied: boolean } | null>>;
type Board = { lines: (Line & { divisionId: string })[]; divisions: { id: string; name: string }[] };

/** A list of the board in the words of the table, players who share a place by their ids there. */
function listOf({ lines, divisions: shown }: Board, basis: 'net' | 'gross', division: string) {
  const divisionId = shown.find(({ name }) => name === nameOfDivision(division))?.id;
  return lines
    .flatMap((line) => {
      const place = (division === 'field' ? line.places : line.divisionPlaces)[basis];
      if (!place || (division !== 'field' && line.divisionId !== divisionId)) return [];
      const { gross, handicap, net, netToPar: judged } = line;
      const { position, tied } = place;
      return [{ position, tied, player: tableId.get(line.playerId) ?? '', gross, ...(basis === 'net' && { handicap, net, judged }) }];
    })
    .toSorted((one, other) => one.position - other.position || one.player.localeCompare(other.player));
}

function seeBoard(board: Board): void {
  for (const basis of ['net', 'gross'] as const)
    for (const [division, table] of Object.entries(expected.board[basis]))
      expect(listOf(board, basis, division), `${basis} ${division}`).toEqual(table);
  const unplaced = board.lines.filter(({ places }) => !places.net && !places.gross);
  expect(new Set(unplaced.map(({ playerId, status }) => `${tableId.get(playerId)} ${status}`))).toEqual(
    new Set(expected.unplaced.map(({ player, status }) => `${player} ${status}`)),
  );
}

const awardId = (kind: string, divisionName: string | null, place: number) =>
  kind === 'division' ? `${divisions.find(({ name }) => name === divisionName)?.id}${place}` : kind;
const inTable = (people: readonly { playerId: string }[]) => people.map(({ playerId }) => tableId.get(playerId) ?? '');

/** The winners in the words of the table; the product tells a backup for the last place of a division alone. */
function awardsOf(items: readonly Winner[]) {
  const ids = new Map(items.map((item) => [item.awardId, awardId(item.kind, item.divisionName, item.place)]));
  return items.map(({ awardId: id, winner, passedOver, open, waitsFor, backups }) => ({
    award: ids.get(id),
    winner: winner && tableId.get(winner.playerId),
    passedOver: passedOver.map(({ playerId, reason, award }) => ({
      player: tableId.get(playerId),
      because: reason,
      award: award ? awardId(award.kind, award.divisionName, award.place) : '',
    })),
    open: inTable(open).toSorted(),
    waitsFor: waitsFor && ids.get(waitsFor),
    backup: inTable(backups)[0] ?? null,
  }));
}

const tableAwards = (awards: typeof expected.awardsDecided) =>
  awards.map((award) => (award.award.endsWith('3') ? award : { ...award, backup: null }));

async function decide(): Promise<void> {
  const { award, player, reason } = expected.decision;
  const { items, boardVersion } = await granted(`GET ${scene.path}/winners`);
  const open = items.find((item: Winner) => item.open.length > 0);
  expect(awardId(open.kind, open.divisionName, open.place)).toBe(award);
  await granted(`PUT ${scene.path}/winners/${open.awardId}/decision`, { playerId: idOf.get(player), reason, boardVersion });
}

describe('a charity day of 144', () => {
  beforeEach(() => scene.begin(SETTINGS, DIVISIONS));

  it('goes from the club’s two flight sheets to the closed result, as in the table computed without the engine', async () => {
    await importFirst();
    await importLast();
    await seeEverybody();
    await enterCards();
    const round = `${scene.path}/rounds/${roundId}` as const;
    expect((await granted(`GET ${round}/finish`)).blockers).toHaveLength(1);
    for (const { id, status } of players) if (status !== 'ok') await change(id, { card: { roundId, status } });
    await granted(`POST ${round}/finish`);

    seeBoard(await granted(`GET ${scene.path}/leaderboard`));
    const publicBoard = async () => (await test.ask(null, `GET ${scene.path.replace('/api', '/api/live') as '/'}`)).body;
    await until(async () => seeBoard(await publicBoard()));

    const winners = async () => awardsOf((await granted(`GET ${scene.path}/winners`)).items);
    expect(await winners()).toEqual(tableAwards(expected.awards as typeof expected.awardsDecided));
    expect((await granted(`GET ${scene.path}/close`)).blockers).toHaveLength(1);
    await decide();
    expect(await winners()).toEqual(tableAwards(expected.awardsDecided));
    await change(expected.absent, { absent: true });
    expect(await winners()).toEqual(tableAwards(expected.awardsAbsent));

    await granted(`POST ${scene.path}/close`);
    expect(await winners()).toEqual(tableAwards(expected.awardsAbsent));
    const { boardVersion } = await granted(`GET ${scene.path}/winners`);
    await granted(`PUT ${scene.path}/winners/publication`, { boardVersion });
    await until(async () => {
      const winners = (await publicBoard()).winners ?? [];
      expect(winners.map(({ playerId }: { playerId: string }) => tableId.get(playerId))).toEqual(
        expected.awardsAbsent.map(({ winner }) => winner),
      );
    });
  });
});
