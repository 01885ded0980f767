import type { courseFileRoutes } from '@fairway/api';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { readCourseCells } from '@fairway/api/table/course-file';
import { LANGUAGES } from '@fairway/api/word/language';
import { AppError } from '../../../error/app-error.ts';
import type { Handlers } from '../../../http/route.ts';
import { uploaded } from '../../../http/upload.ts';
import { say } from '../../../text/word.ts';
import { readCellsInTurn } from '../player-import/read/reader.ts';

const FILE_LIMIT = { bytes: UPLOAD_BYTES.list, beyond: 'import-too-large' } as const;

export const courseFileHandlers: Handlers<typeof courseFileRoutes> = {
  'POST /api/clubs/:clubId/courses/file': async ({ request, principal }) => {
    const { file } = await uploaded(request, FILE_LIMIT);
    const words = LANGUAGES.map(say);
    const read = (await readCellsInTurn({ cellsOf: file, headings: [] }, principal.id)).map(({ rows }) => readCourseCells(rows, words));
    // other sheets of the file may hold anything
    const result = read.find((one) => !('code' in one) || one.code !== 'course-file-unread') ?? { code: 'course-file-unread' as const };
    if (!('code' in result)) return result;
    const { code, ...params } = result;
    throw new AppError(code, { params });
  },
};
