import type { Logger } from 'pino';
import type { DiskFailure } from './db/durable-files.ts';

/** The exit code of a process whose disk took no more: EX_IOERR of sysexits.h. */
const EXIT_CODE = 74;

const SENTENCES: Readonly<Record<DiskFailure, readonly string[]>> = {
  full: [
    'Ổ đĩa chứa thư mục dữ liệu đã đầy nên máy chủ dừng lại. Mọi điểm đã báo là đã lưu đều còn. Hãy giải phóng dung lượng rồi chạy lại.',
    'The disk of the data directory is full, so the server has stopped. Everything it said was saved is safe. Free some space, then start it again.',
  ],
  failing: [
    'Ổ đĩa chứa thư mục dữ liệu không ghi được nên máy chủ dừng lại. Mọi điểm đã báo là đã lưu đều còn. Hãy sao chép thư mục sang ổ khác, kiểm tra ổ đĩa rồi chạy lại.',
    'The disk of the data directory does not take what is written, so the server has stopped. Everything it said was saved is safe. Copy the directory to another disk, check this one, then start again.',
  ],
};

/**
 * Ends the process, because the embedded database could only try to write for ever. What was not acknowledged is sent again by those
 * who entered it.
 */
export const endOnDiskFailure =
  (dataDir: string, log?: Logger) =>
  (failure: DiskFailure): never => {
    log?.fatal({ failure, dataDir }, 'the disk took no more');
    process.stderr.write(`${SENTENCES[failure].join('\n')}\n  ${dataDir}\n`);
    process.exit(EXIT_CODE);
  };
