import module from 'node:module';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { hasDatabase } from '../../server/src/db/pglite/data-folder.ts';
import { isInside } from './own-folder.ts';

/** The program of the package: `fairway` starts the server, `fairway <command>` is what `npm run <command>` is in a source tree. */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  start: () => import('../../server/src/main.ts'),
  admin: () => import('../../scripts/program/admin.ts'),
  backup: () => import('../../scripts/program/backup.ts'),
  restore: () => import('../../scripts/program/restore.ts'),
  move: () => import('../../scripts/program/move.ts'),
};

const HELP = `Fairway ${packageJson.version}: giải golf từ danh sách đăng ký đến trao giải / golf tournaments from the entry list to the prize giving

  fairway                 chạy máy chủ; lần đầu in ra link cho quản trị viên đầu tiên
                          start the server; the first time it prints the link of the first administrator
  fairway --demo          như trên, với dữ liệu mẫu nếu chưa có dữ liệu / the same, with a demo if there are no data yet
  fairway admin …         tạo quản trị viên / make an administrator
  fairway backup [file]   sao lưu / make a backup
  fairway restore <file>  khôi phục vào thư mục dữ liệu mới / restore a backup into a new data folder
  fairway move <address>  chuyển sang PostgreSQL / move to PostgreSQL
  fairway --version, --help

Thiết lập là biến môi trường / Settings are environment variables:
  PORT=3000  HOST=127.0.0.1  PUBLIC_URL=https://…  DATABASE_URL=postgresql://…
  DATA_DIR   dữ liệu / the data: ${join(homeFolder() ?? '…', 'data')}
  BACKUP_DIR bản sao lưu / backups: ${join(homeFolder() ?? '…', 'backup')}
`;

/** Where a person's programs keep their data; null: this user has no home. */
function homeFolder(): string | null {
  const { LOCALAPPDATA: local, XDG_DATA_HOME: xdg, HOME: home } = process.env;
  if (process.platform === 'win32') return local ? join(local, 'Fairway') : null;
  if (xdg) return join(xdg, 'fairway');
  return home ? join(home, '.local', 'share', 'fairway') : null;
}

/** What is not set: data outside the program, no demo, and a first administrator who chooses a password by a link. */
function setDefaults(isDemo: boolean): void {
  const { env } = process;
  const home = homeFolder();
  if (home === null && !(env.DATA_DIR && env.BACKUP_DIR) && !env.DATABASE_URL)
    stop('Hãy đặt DATA_DIR và BACKUP_DIR: người dùng này không có thư mục riêng.\nSet DATA_DIR and BACKUP_DIR: this user has no home.');
  env.DATA_DIR ||= join(home ?? '.', 'data');
  env.BACKUP_DIR ||= join(home ?? '.', 'backup');
  env.DEMO = isDemo ? 'on' : env.DEMO || 'off';
  env.ADMIN_USERNAME ||= 'admin';
  env.FAIRWAY_PROGRAM = 'fairway';
}

/** The next release takes the place of the whole folder. */
function refuseOwnFolder(): void {
  const own = join(import.meta.dirname, '..');
  for (const name of ['DATA_DIR', 'BACKUP_DIR']) {
    const path = process.env[name] ?? '';
    if (isInside(own, path))
      stop(
        `${name} (${path}) nằm trong thư mục của chương trình, mà bản cập nhật sẽ thay cả thư mục đó. Hãy đặt ở nơi khác.\n` +
          `${name} (${path}) is inside the folder of the program, which an update replaces. Set it to another place.`,
      );
  }
}

/** What V8 makes of the program is kept: reading it anew is a third of a start. Not in a folder of something else, which the start refuses. */
function keepCompiled(dataDir: string): void {
  try {
    hasDatabase(dataDir);
  } catch {
    return;
  }
  module.enableCompileCache(join(dataDir, 'cache'));
  setTimeout(module.flushCompileCache, 5_000).unref();
}

function stop(sentences: string): never {
  process.stderr.write(`${sentences}\n`);
  process.exit(1);
}

const args = process.argv.slice(2).filter((word) => word !== '--demo');
const isDemo = args.length + 2 < process.argv.length;
const [word = 'start', ...rest] = args;
if (word === '--version') process.stdout.write(`${packageJson.version}\n`);
else if (word === '--help') process.stdout.write(HELP);
else if (Object.hasOwn(COMMANDS, word) && (word !== 'start' || rest.length === 0)) {
  setDefaults(isDemo);
  refuseOwnFolder();
  keepCompiled(process.env.DATA_DIR ?? '.');
  process.argv = [process.execPath, 'fairway', ...rest];
  await COMMANDS[word]?.();
} else
  stop(`Không có lệnh “${word === 'start' ? rest.join(' ') : word}”: xem fairway --help\nThere is no such command: see fairway --help`);
