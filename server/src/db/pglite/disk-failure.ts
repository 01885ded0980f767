import type { Logger } from 'pino';
import type { DiskFailure } from './durable-files.ts';

/** By sysexits.h: a disk that took no more is an EX_IOERR, and starting again would not mend it; files that ran out are an EX_TEMPFAIL. */
const EXIT_CODE: Readonly<Record<DiskFailure, number>> = { full: 74, failing: 74, files: 75 };

const SENTENCES: Readonly<Record<DiskFailure, readonly string[]>> = {
  full: [
    'Ổ đĩa chứa thư mục dữ liệu đã đầy nên máy chủ dừng lại. Mọi điểm đã báo là đã lưu đều còn. Hãy giải phóng dung lượng rồi chạy lại.',
    'The disk of the data directory is full, so the server has stopped. Everything it said was saved is safe. Free some space, then start it again.',
  ],
  failing: [
    'Ổ đĩa chứa thư mục dữ liệu không ghi được nên máy chủ dừng lại. Mọi điểm đã báo là đã lưu đều còn. Hãy sao chép thư mục sang ổ khác, kiểm tra ổ đĩa rồi chạy lại.',
    'The disk of the data directory does not take what is written, so the server has stopped. Everything it said was saved is safe. Copy the directory to another disk, check this one, then start again.',
  ],
  files: [
    'Máy chủ đã mở hết số file mà hệ thống cho phép nên dừng lại. Mọi điểm đã báo là đã lưu đều còn. Hãy tăng giới hạn (LimitNOFILE, hoặc ulimit -n 65536) rồi chạy lại.',
    'The server has as many files open as the system allows, so it has stopped. Everything it said was saved is safe. Raise the limit (LimitNOFILE, or ulimit -n 65536), then start it again.',
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
    process.exit(EXIT_CODE[failure]);
  };
