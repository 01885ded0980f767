import type { EntryOutcome, NewEntry } from '@fairway/api';
import type { RoundHoles } from '@fairway/api/choice/field/tournament';
import { expect, type Page } from '@playwright/test';
import { sendScene } from '../../server/test/kit/create.ts';

export type Bounds = readonly [name: string, from: number, to: number, cut?: number];
/** `flight`: left out, the first; null: none. */
export type Golfer = {
  readonly name: string;
  readonly handicapCourse: number;
  readonly vga?: string;
  readonly phone?: string;
  readonly member?: boolean;
  readonly flight?: string | null;
};
/** The scores of a card from hole 1 on; null: none. */
type Scores = readonly (NewEntry['score'] | null)[];
export type Prepared = {
  readonly path: string;
  readonly roundId: string;
  /** By name. */
  readonly playerIds: ReadonlyMap<string, string>;
};

/** Calls a route as the person logged in on this page; a refusal fails the story. */
export function ask(page: Page, method: string, address: string, body?: unknown) {
  return page.evaluate(
    async ([way, to, sent]) => {
      const authorization = `Bearer ${localStorage.getItem('golf_access_token')}`;
      const headers = { authorization, ...(sent !== undefined && { 'content-type': 'application/json' }) };
      const answer = await fetch(String(to), { method: String(way), headers, body: JSON.stringify(sent) ?? null });
      if (!answer.ok) throw new Error(`${way} ${to} answered ${answer.status}: ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    [method, address, body],
  );
}

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
/** Eighteen par fours, the first the hardest. */
const COURSE = { courseName: 'Champion', par: HOLES.map(() => 4), strokeIndex: HOLES };

/** A public tournament of one round, made through the routes; it opens with its divisions and players in it. */
export async function prepareTournament(
  page: Page,
  divisions: readonly Bounds[],
  golfers: readonly Golfer[] = [],
  settings: object = {},
): Promise<Prepared> {
  const { site } = await ask(page, 'GET', '/api/auth/user');
  const rules = { capAbove: 36, capCountsAs: 35, public: true };
  const named = { name: 'Giải thử', date: '2026-10-17', clubId: site.clubs[0].id };
  const made = await sendScene((route, body) => ask(page, 'POST', route.replace('POST ', ''), body), {
    settings: { ...named, ...rules, course: COURSE, ...settings },
    divisions: divisions.map(([name, from, to, cut = null]) => ({ name, handicapCourseFrom: from, handicapCourseTo: to, cut })),
    golfers: golfers.map(({ flight = '1', ...golfer }) => ({ ...golfer, flight })),
  });
  const playerIds = new Map(made.players.map(({ name, id }) => [name, id]));
  return { path: `/tournaments/${made.tournament.id}`, roundId: made.roundId, playerIds };
}

/** The same tournament with the players who came in by a list. */
export async function withPlayers(page: Page, prepared: Prepared): Promise<Prepared> {
  const { items } = await ask(page, 'GET', `/api${prepared.path}/players`);
  return { ...prepared, playerIds: new Map(items.map(({ name, id }: { name: string; id: string }) => [name, id])) };
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  'Chuẩn bị': ['Chi tiết', 'Bảng đấu', 'Golfer', 'Nhóm', 'Nhập từ Excel', 'Điều lệ', 'Đăng ký', 'Nhà tài trợ', 'Kiểm tra trước giải'],
  Flight: ['Flight', 'Link nhập điểm', 'In ấn'],
  Điểm: ['Nhập điểm', 'Thử thay đổi'],
  'Kết quả': ['Bảng xếp hạng', 'Giải kỹ thuật'],
  'Trao giải': ['Kết quả giải thưởng', 'Trình chiếu trao giải', 'Bốc thăm may mắn'],
};

/** Goes to another screen of the tournament: to its part, and there to it. */
export async function openTab(page: Page, name: string): Promise<void> {
  const [part = '', screens = []] = Object.entries(PARTS).find(([, ofPart]) => ofPart.includes(name)) ?? [];
  await page.getByRole('navigation', { name: 'Các phần của giải' }).getByRole('link', { name: part, exact: true }).click();
  if (name !== screens[0]) await page.getByRole('navigation', { name: part, exact: true }).getByRole('link', { name, exact: true }).click();
}

/** The same tournament with a second round the day after, on these holes of the same course: scores are entered for that round. */
export async function addRound(page: Page, prepared: Prepared, holes: RoundHoles = 'all'): Promise<Prepared> {
  const { rounds } = await ask(page, 'POST', `/api${prepared.path}/rounds`, { date: '2026-10-18', ...COURSE, holes });
  return { ...prepared, roundId: rounds[1].id };
}

const entryOf = ({ playerIds }: Prepared, name: string, hole: number, score: NewEntry['score']): NewEntry => ({
  id: crypto.randomUUID(),
  playerId: playerIds.get(name) ?? '',
  hole,
  score,
  replaces: null,
  enteredAt: new Date().toISOString(),
  device: null,
});

async function send(page: Page, { path, roundId }: Prepared, entries: readonly NewEntry[]) {
  const { outcomes } = await ask(page, 'POST', `/api${path}/rounds/${roundId}/entries`, { entries });
  return outcomes as EntryOutcome[];
}

/** Enters a score through the route, as a person who saw no score on that hole. */
export async function enterScore(page: Page, prepared: Prepared, name: string, hole: number, score: number) {
  const [entered] = await send(page, prepared, [entryOf(prepared, name, hole, score)]);
  return entered?.outcome;
}

/** Enters whole cards: this many strokes over par, all of them on one hole; or stroke by stroke. */
export async function enterCards(
  page: Page,
  prepared: Prepared,
  cards: Readonly<Record<string, number | Scores>>,
  onHole = 1,
): Promise<void> {
  const cardOf = (card: number | Scores): Scores =>
    typeof card === 'number' ? COURSE.par.map((par, at) => (at + 1 === onHole ? par + card : par)) : card;
  const entries = Object.entries(cards).flatMap(([name, card]) =>
    cardOf(card).flatMap((score, at) => (score === null ? [] : entryOf(prepared, name, at + 1, score))),
  );
  for (const { outcome } of await send(page, prepared, entries)) expect(outcome).toBe('applied');
}
