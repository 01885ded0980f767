import { readFileSync } from 'node:fs';
import type { ImportPreview, ImportRow, ImportRowPreview, Player } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import event from '../../../../../../golf/events/phoenix-outing.json' with { type: 'json' };
import { importFixture, sendable, sentences } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { samplePath } from '../sample/make.ts';

const test = await testApp();
const scene = importFixture(test);
const GROUPS = (upTo: number) => [
  { name: 'Nhóm A', gender: 'a', handicapCourseFrom: 0, handicapCourseTo: 25 },
  { name: 'Nhóm B', gender: 'a', handicapCourseFrom: 26, handicapCourseTo: upTo },
];
const SETTINGS = { capAbove: event.rules.cap.above, capCountsAs: event.rules.cap.countsAs };
const upload = async (name: string): Promise<ImportPreview> => (await scene.upload(readFileSync(samplePath(`${name}.xlsx`)))).body;
const ofName = (body: ImportPreview, name: string) => body.rows.find(({ cells }) => cells.name === name) as ImportRowPreview;

describe('the flight sheet of the outing', () => {
  it('reports the one player whose handicap 36 fits neither group', async () => {
    await scene.begin(SETTINGS, GROUPS(35));
    const body = await upload('phoenix-outing');
    expect(body.counts).toEqual({ new: 43, changed: 0, same: 0, wrong: 1, skipped: 0 });
    expect(sentences(body)).toEqual(['Row 30: Course Handicap must be within the division’s range: 26 to 35.']);
    expect(ofName(body, 'Trần Viết Hoằng').state).toBe('wrong');
  });

  it('has the 44 players in 11 flights of the event, and so has the tournament after the import', async () => {
    await scene.begin(SETTINGS, GROUPS(36));
    const body = await upload('phoenix-outing');
    expect(body.counts).toEqual({ new: 44, changed: 0, same: 0, wrong: 0, skipped: 0 });
    expect(body.leftOut.map(({ row }) => row)).toEqual([1, 2, 60, 61]);
    await scene.apply(sendable(body));
    const divisions = new Map(
      (await test.ask('editor', `GET /api/divisions?tournamentId=${scene.path.split('/').at(-1)}`)).body.items.map(
        ({ id, name }: { id: string; name: string }) => [id, name],
      ),
    );
    const written = (await scene.players()).map((player: Player) => {
      const { flight, teeTime, startingHole } = player.cards[0] ?? {};
      return [player.name, player.vga, player.handicapCourse, divisions.get(player.divisionId ?? ''), flight, teeTime, startingHole];
    });
    const expected = event.players.map((player) => [
      player.name,
      player.vga,
      player.handicap,
      `Nhóm ${player.division}`,
      String(player.flight),
      player.teeTime,
      player.startingHole,
    ]);
    expect(new Set(written.map(String))).toEqual(new Set(expected.map(String)));
    expect((await upload('phoenix-outing')).counts).toEqual({ new: 0, changed: 0, same: 44, wrong: 0, skipped: 0 });
  });

  it('with four bad rows can be fixed row by row', async () => {
    await scene.begin(SETTINGS, GROUPS(35));
    const body = await upload('phoenix-outing-four-bad-rows');
    expect(body.counts).toMatchObject({ new: 40, wrong: 4 });
    expect(sentences(body)).toEqual([
      'Row 16: Cell Handicap holds a formula error (#N/A).',
      'Row 30: Course Handicap must be within the division’s range: 26 to 35.',
      'Row 35: Assign to non-existent division: “C”.',
      'Row 56: The name is missing.',
    ]);
    const fixed = new Map<number, ImportRow['cells']>([
      [16, { handicapCourse: '35' }],
      [30, { division: '' }],
      [35, { division: 'B' }],
      [56, { name: 'Nguyễn Bá Thước' }],
    ]);
    const rows = sendable(body).map((row) => ({ ...row, cells: { ...row.cells, ...fixed.get(row.row) } }));
    const checked = (await scene.check(rows)).body;
    expect([checked.counts.new, checked.counts.wrong]).toEqual([44, 0]);
    expect(ofName(checked, 'Trần Viết Hoằng').notes.at(-1)?.message).toBe(
      'Row 30: No division fits; the player stays outside the divisions.',
    );
    expect((await scene.apply(rows)).body).toMatchObject({ created: 44 });
    expect((await scene.players()).filter(({ divisionId }: Player) => divisionId === null)).toHaveLength(1);
  });
});
