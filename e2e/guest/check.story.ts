import { commitOf, type DayFacts, firstHead, type LineContent, nextHead, readable } from '@fairway/facts';
import { expect, type Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { catalogue as live } from '../../api/src/word/ko/live.ts';
import { catalogue as ko } from '../../api/src/word/ko/public-check.ts';
import { entry } from '../../server/src/db/schema/field/player.ts';
import { tournament } from '../../server/src/db/schema/field/tournament.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, enterCards, prepareTournament } from '../kit/tournament.ts';

test.use({ locale: 'ko-KR', outage: true });

const GOLFERS = [
  { name: 'Nguyễn Văn An', handicapCourse: 10 },
  { name: 'Trần Đức Bình', handicapCourse: 12 },
  { name: 'Lê Hà', handicapCourse: 20 },
];
const AWARDS = [{ kind: 'best-gross', main: true }];

test('a guest checks a closed day in Korean on their phone, which finds one changed stroke, and by a head seen before a ledger written anew', async ({
  page,
  context,
  server,
}) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['A', 0, 36]], GOLFERS, { awards: AWARDS });
  const { path, roundId, playerIds } = prepared;
  await enterCards(page, prepared, { 'Nguyễn Văn An': 2, 'Trần Đức Bình': 4, 'Lê Hà': 6 });

  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`${path}/live`);
  const { ledger: seen } = await (await phone.request.get(`/api/live${path}`)).json();
  await expect(phone.getByText(readable(seen.head))).toBeVisible();

  await ask(page, 'POST', `/api${path}/rounds/${roundId}/finish`);
  await ask(page, 'POST', `/api${path}/close`);
  const { boardVersion } = await (await phone.request.get(`/api/live${path}`)).json();
  await ask(page, 'PUT', `/api${path}/winners/publication`, { boardVersion });

  await phone.goto(`${path}/live`);
  await phone.getByRole('link', { name: live.check }).first().click();
  await check(phone);
  await expect(phone.getByRole('status').first()).toContainText('순위 6개 중 6개 일치, 시상 1개 중 1개 일치, 스코어 장부 이상 없음.');
  await expect(phone.getByText('이 휴대폰이 리더보드를 보며 보관한 코드 1개가 모두 장부에 있습니다.')).toBeVisible();
  await phone.getByLabel(ko.card.choose).selectOption('Lê Hà');
  await expect(phone.getByRole('row').nth(1)).toContainText(ko.card.source.desk);
  await phone.getByText(ko.compare.title).click();
  await phone.getByLabel(ko.compare.label).fill(readable(seen.head).toLowerCase());
  await phone.getByRole('button', { name: ko.compare.button }).click();
  await expect(phone.getByText(`이 코드는 장부의 ${seen.lines}번째 줄 뒤에 있습니다.`)).toBeVisible();
  await expectAccessible(phone);

  const facts: DayFacts = await (await phone.request.get(`/api/live${path}/facts.json`)).json();
  const an = playerIds.get('Nguyễn Văn An') ?? '';
  const serial = facts.ledger?.lines.findIndex(({ opened }) => isStroke(opened?.content, an, 5)) ?? -1;
  const ofStroke = and(eq(entry.roundId, roundId), eq(entry.playerId, an), eq(entry.hole, 5));
  await test.step('one stroke that was changed in the database, behind the server’s back', async () => {
    await server.behindItsBack((db) => db.update(entry).set({ strokes: 3 }).where(ofStroke));
    await check(phone);
    await expect(phone.getByText(`장부의 ${serial + 1}번째 줄이 기록된 뒤 변경되었습니다.`)).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step('the same stroke with its whole chain', async () => {
    const changed: DayFacts = await (await phone.request.get(`/api/live${path}/facts.json`)).json();
    const { commits, head } = chainOf(changed);
    await server.behindItsBack(async (db) => {
      await db
        .update(entry)
        .set({ commit: Buffer.from(commits[serial] ?? '', 'hex') })
        .where(ofStroke);
      await db
        .update(tournament)
        .set({ ledgerHead: Buffer.from(head, 'hex') })
        .where(eq(tournament.id, changed.core.tournament.id));
    });
    await check(phone);
    await expect(phone.getByText(/이 휴대폰이 .*에 본 뒤 스코어 장부가 다시 작성되었습니다\./)).toBeVisible();
    await expect(phone.getByText(readable(seen.head))).toBeVisible();
    await expect(phone.getByText(`장부의 ${serial + 1}번째 줄이 기록된 뒤 변경되었습니다.`)).toBeHidden();
  });
});

async function check(phone: Page): Promise<void> {
  const answered = phone.waitForResponse((response) => response.url().endsWith('/facts.json'));
  await phone.locator('.check-button').click();
  await answered;
  await expect(phone.getByRole('button', { name: ko.again })).toBeVisible();
}

const isStroke = (content: LineContent | undefined, player: string, hole: number) =>
  content?.kind === 'score' && content.player === player && content.hole === hole;

/** The commits and the last head that fit what the lines say now. */
function chainOf({ core, ledger }: DayFacts): { commits: string[]; head: string } {
  if (ledger === null) throw new Error('there is no ledger');
  const commits = ledger.lines.map(({ commit, opened }) => (opened ? commitOf(opened.salt, opened.content) : commit));
  return { commits, head: commits.reduce(nextHead, firstHead(core.tournament.id)) };
}
