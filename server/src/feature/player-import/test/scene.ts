import type { ImportPreview, ImportRow, ImportRowPreview } from '@fairway/api';
import type { Person, TestApp } from '../../../../test/app.ts';

const PAR = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];

/** A tournament with the divisions of the outing, A 0–25 and B 26–35, and what a list does to it through the routes. */
export function importScene(test: TestApp) {
  let tournamentId = '';
  const scene = {
    get path() {
      return `/api/tournaments/${tournamentId}` as const;
    },
    get importPath() {
      return `${scene.path}/players/import` as const;
    },
    async begin(settings: Record<string, unknown> = {}, divisions: readonly Record<string, unknown>[] = OUTING): Promise<void> {
      const course = { courseName: 'Champion', par: PAR, strokeIndex: null };
      const body = { name: 'Outing', date: '2026-04-19', clubId: test.clubId, course, capAbove: 36, capCountsAs: 35, ...settings };
      tournamentId = (await test.ask('manager', 'POST /api/tournaments', body)).body.id;
      for (const division of divisions) await test.ask('manager', 'POST /api/divisions', { tournamentId, ...division });
    },
    /** Sends a file as the screen does. */
    upload: (bytes: Buffer, columns?: unknown, headers: Record<string, string> = {}, who: Person = 'editor') => {
      const boundary = 'a-boundary-of-the-tests';
      const field =
        columns === undefined
          ? ''
          : `--${boundary}\r\ncontent-disposition: form-data; name="columns"\r\n\r\n${JSON.stringify(columns)}\r\n`;
      const head = `${field}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="ds.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      return test.ask(who, `POST ${scene.importPath}/file`, payload, {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...headers,
      });
    },
    paste: (text: string, columns = {}) => test.ask('editor', `POST ${scene.importPath}/preview`, { text, columns }),
    check: (rows: readonly Partial<ImportRow>[]) => test.ask('editor', `POST ${scene.importPath}/preview`, { rows }),
    apply: (rows: readonly Partial<ImportRow>[], who: Person = 'editor') => test.ask(who, `POST ${scene.importPath}`, { rows }),
    players: async () => (await test.ask('editor', `GET ${scene.path}/players`)).body.items,
    tournament: async () => (await test.ask('editor', `GET ${scene.path}`)).body,
  };
  return scene;
}

const OUTING = [
  { name: 'Bảng A', gender: 'a', handicapCourseFrom: 0, handicapCourseTo: 25 },
  { name: 'Bảng B', gender: 'a', handicapCourseFrom: 26, handicapCourseTo: 35 },
];

/** The rows of a preview as they are sent back. */
export const sendable = (preview: ImportPreview): ImportRow[] =>
  preview.rows.map(({ row, cells, player, skip, version }) => ({ row, cells, player, skip, version }));

/** One field of every row, in order. */
export const column = (preview: ImportPreview, field: keyof ImportRowPreview['cells']): (string | undefined)[] =>
  preview.rows.map(({ cells }) => cells[field]);

export const states = (preview: ImportPreview): string[] => preview.rows.map(({ state }) => state);
export const sentences = (preview: ImportPreview): string[] =>
  preview.rows.flatMap(({ problems }) => problems.map(({ message }) => message));
