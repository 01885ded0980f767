import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, enterCards, openTab, prepareTournament } from '../kit/tournament.ts';

const [AN, BINH, CHI, DUNG] = ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Chi', 'Phạm Tiến Dũng'] as const;

test('a disqualified partner: whether the side is out or a hole has no score is asked at the desk, in the list and at the sides', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const golfers = [AN, BINH, CHI, DUNG].map((name) => ({ name, handicapCourse: 0 }));
  const prepared = await prepareTournament(page, [['A', 0, 36]], golfers, { play: 'four-ball', format: 'stroke-play-gross' });
  const id = (name: string) => prepared.playerIds.get(name);
  await ask(page, 'POST', `/api${prepared.path}/sides`, {
    sides: [
      { name: 'Sông Hồng', partners: [id(AN), id(BINH)] },
      { name: 'Sông Đà', partners: [id(CHI), id(DUNG)] },
    ],
  });
  await enterCards(page, prepared, { [AN]: 0, [BINH]: Array(18).fill(3), [CHI]: 0, [DUNG]: 0 });
  const question = page.getByRole('group', { name: `${BINH} bị loại: với nhóm Sông Hồng nghĩa là gì?` });

  await test.step('the desk asks as soon as the status is set', async () => {
    await page.goto(`${prepared.path}/scores`);
    await page.getByRole('button', { name: new RegExp(`^Trạng thái của ${BINH}`) }).click();
    await page.getByRole('menuitem', { name: /DQ/ }).click();
    await expect(question.getByRole('button', { name: 'Cả nhóm bị loại' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('so do the list of golfers and the sides', async () => {
    await openTab(page, 'Golfer');
    await expect(question).toBeVisible();
    await page.goto(`${prepared.path}/sides`);
    await expect(question).toBeVisible();
  });

  await test.step('a hole without a score answers it, and the partner plays on', async () => {
    await question.getByRole('combobox', { name: 'Hố phạm lỗi' }).click();
    await page.getByRole('option', { name: '5', exact: true }).click();
    await question.getByRole('button', { name: 'Không có điểm ở hố này' }).click();
    await expect(question).toBeHidden();
    await page.goto(`${prepared.path}/leaderboard`);
    await expect(page.getByRole('row', { name: /Sông Hồng/ }).first()).toContainText('55');
  });
});
