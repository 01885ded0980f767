import { StartError } from '../../error/start-error.ts';

/** What to do about a PostgreSQL that answers but does not let its tables be made, by its code. */
const REMEDIES: Readonly<Record<string, { vi: string; en: string }>> = {
  42501: {
    vi: 'Người dùng trong DATABASE_URL không được tạo bảng trong cơ sở dữ liệu. Hãy đặt người đó làm chủ (alter database … owner to …).',
    en: 'The user in DATABASE_URL may not make tables in the database. Make them its owner (alter database … owner to …).',
  },
  '3F000': {
    vi: 'Cơ sở dữ liệu không có schema public. Hãy tạo: create schema public authorization người_dùng.',
    en: 'The database has no schema public. Make it: create schema public authorization the_user.',
  },
  25006: {
    vi: 'Cơ sở dữ liệu chỉ đọc, có thể là máy dự phòng. Hãy sửa DATABASE_URL thành máy chính.',
    en: 'The database only reads, perhaps as a standby. Correct DATABASE_URL to the primary.',
  },
  '42P07': {
    vi: 'Cơ sở dữ liệu đã có bảng của chương trình khác. Hãy tạo một cơ sở dữ liệu mới (createdb).',
    en: 'The database has tables of another program. Make a new one (createdb).',
  },
};

/** The sentence for an error that only the person who set up PostgreSQL can mend; any other error as it is. */
export function postgresRefusal(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error && 'severity' in cause && 'code' in cause)) return error;
  const remedy = REMEDIES[String(cause.code)];
  return remedy ? new StartError(`${remedy.vi}\n${remedy.en}`) : error;
}
