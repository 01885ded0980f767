import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { SHORTEST_PASSWORD, USERNAME } from '@fairway/api';
import { z } from 'zod';
import { StartError } from './error/start-error.ts';

// One file, because the settings are one schema that is parsed once: how each is read stands beside its name.

/** Of the site's secret. */
export const SHORTEST_SECRET = 32;

/** What a setting must be, in both languages: a server that does not start does not know its reader's language. */
const must = (vi: string, en: string): string => `phải ${vi}\nmust ${en}`;

const wholeNumber = (from: number, to: number) => {
  const problem = must(`là số nguyên từ ${from} đến ${to}`, `be a whole number from ${from} to ${to}`);
  return z
    .string()
    .regex(/^\d+$/, problem)
    .transform(Number)
    .refine((value) => value >= from && value <= to, problem);
};

const oneOf = <const T extends string>(...words: T[]) =>
  z.enum(words, must(`là một trong ${words.join(', ')}`, `be one of ${words.join(', ')}`));

const webAddress = z
  .url({
    protocol: /^https?$/,
    error: must('là địa chỉ như https://golf.example.com', 'be an address such as https://golf.example.com'),
  })
  // links are made by adding to it
  .refine((address) => !/[@?#]/.test(address), must('không có @, ? hay #', 'have no @, no ? and no #'))
  .transform((address) => address.replace(/\/+$/, ''))
  .refine(
    (address) => /^(\/[\w~-][\w.~-]*)*$/.test(pathOf(address)),
    must(
      'có đường dẫn chỉ gồm chữ không dấu, số, - và _, như /golf',
      'have a path of unaccented letters, digits, - and _ only, such as /golf',
    ),
  )
  // a request for /live could be either's: a proxy may have taken the path away
  .refine(
    (address) => !/^\/(api|assets|clubs|live|login|sanctum|settings|sites|t|tournaments)(\/|$)/.test(pathOf(address)),
    must('có đường dẫn khác với của các trang, như /golf', 'have a path that is none of the program’s own, such as /golf'),
  );

/** What follows the host, as it is written. */
const pathOf = (address: string): string => address.replace(/^\w+:\/\/[^/]*/, '');

const databaseAddress = z.string().refine(
  // the driver reads an address without a host as well
  (address) => /^postgres(ql)?:\/\//.test(address) && URL.canParse(address.replace('@/', '@localhost/')),
  must(
    'là địa chỉ như postgresql://user:password@host:5432/database, ký tự đặc biệt trong mật khẩu viết theo mã %, như %23 cho #',
    'be an address such as postgresql://user:password@host:5432/database, with special characters of the password percent-encoded, such as %23 for #',
  ),
);

const wordList = z.string().transform((list) => list.split(/[\s,]+/).filter((word) => word !== ''));

const origins = wordList.refine(
  (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
  must(
    'là danh sách địa chỉ gốc như https://golf.example.com, cách nhau bằng dấu phẩy',
    'be a list of origins such as https://golf.example.com, with commas between',
  ),
);

/** Public relays of drand, in the order in which they are asked. */
const BEACON_RELAYS = ['https://api.drand.sh', 'https://api2.drand.sh', 'https://drand.cloudflare.com'];

const relays = wordList
  .transform((list) => (list.join() === 'off' ? [] : list))
  .pipe(
    z.array(
      z.url({
        protocol: /^https?$/,
        error: must('là off, hoặc địa chỉ như https://api.drand.sh', 'be off, or addresses such as https://api.drand.sh'),
      }),
    ),
  );

/**
 * off: the caller's address is the connection's. Otherwise the addresses of the proxies in front, and X-Forwarded-For
 * counts only from those: anyone else could write anything into it.
 */
const trustProxy = wordList
  .refine(
    (list) => list.join() === 'off' || list.every(isAddressRange),
    must(
      'là off, hoặc địa chỉ của các proxy phía trước, như 127.0.0.1, 10.0.0.0/8',
      'be off, or the addresses of the proxies in front, such as 127.0.0.1, 10.0.0.0/8',
    ),
  )
  .transform((list): false | string[] => (list.join() === 'off' ? false : list));

function isAddressRange(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const isLength = /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
  return isIP(address) !== 0 && isLength && more.length === 0; // whoever trusted every address would trust the callers too
}

/** Where Let's Encrypt is asked: certificates that browsers trust, and trials that it does not count. */
const DIRECTORIES = {
  production: 'https://acme-v02.api.letsencrypt.org/directory',
  staging: 'https://acme-staging-v02.api.letsencrypt.org/directory',
} as const;

const acmeDirectory = z
  .string()
  .transform((value) => (value === 'staging' ? DIRECTORIES.staging : value))
  .refine(
    (address) => z.url({ protocol: /^https?$/ }).safeParse(address).success,
    must(
      'là staging, hoặc địa chỉ như https://acme.example.com/directory',
      'be staging, or an address such as https://acme.example.com/directory',
    ),
  );

/** auto: the server gets a certificate by itself; otherwise the folder that holds one. */
const tls = z
  .string()
  .refine(
    (value) => value === 'auto' || value === 'off' || isAbsolute(value),
    must(
      'là auto, off, hoặc thư mục có fullchain.pem và privkey.pem, như /etc/fairway/tls',
      'be auto, off, or the folder that has fullchain.pem and privkey.pem, such as /etc/fairway/tls',
    ),
  )
  .transform((value) => (value === 'off' ? undefined : value));

/** An authority gives a certificate to a name that the internet knows; it looks at port 80, and phones ask at port 443. */
const isDomain = (address: string): boolean => z.regexes.domain.test(new URL(address).hostname) && isIP(new URL(address).hostname) === 0;

const environment = z
  .object({
    PORT: wholeNumber(0, 65535).optional(),
    /** As the system takes it: without the brackets in which an address of IPv6 stands behind http://. */
    HOST: z
      .string()
      .transform((host) => host.replace(/^\[(.*)\]$/, '$1'))
      .optional(),
    DATA_DIR: z
      .string()
      .default('./.data')
      .transform((directory) => resolve(directory)),
    DATABASE_URL: databaseAddress.optional(),
    PUBLIC_URL: webAddress.optional(),
    TLS: tls.optional(),
    HTTP_PORT: wholeNumber(0, 65535).default(80),
    ACME_DIRECTORY: acmeDirectory.default(DIRECTORIES.production),
    ACME_EMAIL: z.email(must('là một địa chỉ email', 'be an email address')).optional(),
    DEMO: oneOf('on', 'off').optional(),
    CORS_ORIGINS: origins.default([]),
    SESSION_IDLE_HOURS: wholeNumber(1, 24 * 365).default(12),
    SESSION_ABSOLUTE_DAYS: wholeNumber(1, 365).default(7),
    TRUST_PROXY: trustProxy.default(false),
    BACKUP_DIR: z
      .string()
      .default('./backup')
      .transform((directory) => resolve(directory)),
    BACKUP_EVERY: wholeNumber(1, 24 * 31).optional(),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
    FONT_DIR: z
      .string()
      .transform((directory) => resolve(directory))
      .optional(),
    SMTP_URL: z
      .string()
      .refine(
        (address) => /^smtps?:\/\//.test(address) && URL.canParse(address) && new URL(address).hostname !== '',
        must('là địa chỉ như smtp://user:password@mail.example.com:587', 'be an address such as smtp://user:password@mail.example.com:587'),
      )
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^\r\n]*@[^\r\n]*$/,
        must('là địa chỉ email, như Fairway <golf@example.com>', 'be an address such as Fairway <golf@example.com>'),
      )
      .optional(),
    ADMIN_USERNAME: z
      .string()
      .regex(USERNAME, must('là một từ không quá 60 ký tự, không có @', 'be one word of at most 60 letters, without @'))
      .optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(SHORTEST_PASSWORD, must(`có ít nhất ${SHORTEST_PASSWORD} ký tự`, `have at least ${SHORTEST_PASSWORD} characters`))
      .max(200, must('không quá 200 ký tự', 'have at most 200 characters'))
      .optional(),
    FAIRWAY_SECRET: z
      .string()
      .trim()
      .min(
        SHORTEST_SECRET,
        must(
          `có ít nhất ${SHORTEST_SECRET} ký tự, như kết quả của openssl rand -base64 32`,
          `have at least ${SHORTEST_SECRET} characters, such as openssl rand -base64 32 prints`,
        ),
      )
      .optional(),
    PUSH_SERVICES: origins.default([]),
    BEACON_RELAYS: relays.default(BEACON_RELAYS),
    METRICS_TOKEN: z
      .string()
      .regex(
        /^[\w.~+/=-]{16,}$/,
        must('có ít nhất 16 chữ cái, chữ số hoặc . _ ~ + / = -', 'have at least 16 letters, digits or . _ ~ + / = -'),
      )
      .optional(),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  })
  .refine((env) => !(env.DEMO === 'on' && env.DATABASE_URL), {
    path: ['DEMO'],
    error: must(
      'là off khi có DATABASE_URL: dữ liệu mẫu chỉ có trên cơ sở dữ liệu nhúng',
      'be off with DATABASE_URL: the demo exists on the embedded database only',
    ),
  })
  .refine((env) => !env.TLS || env.PUBLIC_URL?.startsWith('https:'), {
    path: ['PUBLIC_URL'],
    error: must(
      'là địa chỉ https khi có TLS, như https://golf.example.com',
      'be an https address with TLS, such as https://golf.example.com',
    ),
  })
  .refine((env) => env.TLS !== 'auto' || (env.PUBLIC_URL !== undefined && isDomain(env.PUBLIC_URL)), {
    path: ['PUBLIC_URL'],
    error: must(
      'có tên miền khi TLS=auto, như https://golf.example.com: không nơi nào cấp chứng chỉ cho tên khác',
      'have a domain with TLS=auto, such as https://golf.example.com: no authority gives a certificate to anything else',
    ),
  })
  .refine((env) => env.TLS !== 'auto' || !env.DATABASE_URL || env.FAIRWAY_SECRET, {
    path: ['FAIRWAY_SECRET'],
    error: must(
      'có khi TLS=auto trên PostgreSQL, để khóa của chứng chỉ được mã hóa; tạo bằng openssl rand -base64 32',
      'be set with TLS=auto on PostgreSQL, so that the key of the certificate is encrypted; openssl rand -base64 32 makes one',
    ),
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: must('có khi có SMTP_URL', 'be set with SMTP_URL'),
  })
  .refine((env) => !env.ADMIN_PASSWORD || env.ADMIN_USERNAME, {
    path: ['ADMIN_USERNAME'],
    error: must('có khi có ADMIN_PASSWORD', 'be set with ADMIN_PASSWORD'),
  });

export type Config = ReturnType<typeof readConfig>;

/** The settings from the environment; a StartError lists every problem at once. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>) {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environment.safeParse(settings);
  if (!parsed.success) throw new StartError(problemList(parsed.error.issues));
  const value = parsed.data;
  const port = value.PORT ?? (value.TLS ? 443 : 3000);
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    port,
    host: value.HOST ?? (value.TLS ? everyAddress() : '127.0.0.1'),
    /** undefined: TLS is somebody else's, or there is none. */
    tls: value.TLS === undefined ? undefined : tlsOf(value.TLS, value),
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    publicUrl,
    /** The path of `publicUrl` below which everything is served, such as `/golf`; empty at the root of a host. */
    prefix: pathOf(publicUrl),
    demo: value.DEMO ? value.DEMO === 'on' : value.DATABASE_URL === undefined,
    corsOrigins: value.CORS_ORIGINS,
    sessionIdleHours: value.SESSION_IDLE_HOURS,
    sessionAbsoluteDays: value.SESSION_ABSOLUTE_DAYS,
    trustProxy: value.TRUST_PROXY,
    backupDir: value.BACKUP_DIR,
    fontDir: value.FONT_DIR,
    /** null: the server makes none by itself. */
    backupEveryHours: value.BACKUP_EVERY ?? null,
    backupKeep: value.BACKUP_KEEP,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    /** The first super administrator; without a password they choose one by a link. */
    adminUsername: value.ADMIN_USERNAME,
    adminPassword: value.ADMIN_PASSWORD,
    /** undefined: it is not set; an embedded database has a file instead. */
    secret: value.FAIRWAY_SECRET,
    /** Origins of push services beside those of the browsers. */
    pushServices: value.PUSH_SERVICES,
    /** Where numbers of the public beacon are asked for; none: draws are not bound to it. */
    beaconRelays: value.BEACON_RELAYS,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}

type TlsSettings = Pick<z.output<typeof environment>, 'HTTP_PORT' | 'ACME_DIRECTORY' | 'ACME_EMAIL'>;

const tlsOf = (mode: string, { HTTP_PORT, ACME_DIRECTORY, ACME_EMAIL }: TlsSettings) => ({
  /** The folder that holds the certificate; null: the server gets one from the authority. */
  folder: mode === 'auto' ? null : mode,
  /** The port at which plain http leads on to https, and an authority looks. */
  httpPort: HTTP_PORT,
  /** The authority (RFC 8555 §7.1.1), and where it may write to. */
  directory: ACME_DIRECTORY,
  email: ACME_EMAIL,
});

/** A machine without IPv6 has no `::`. */
const everyAddress = (): string =>
  Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6')) ? '::' : '0.0.0.0';

/** Values are not repeated: DATABASE_URL contains a password. */
function problemList(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const lines = issues.map(({ path, message }) => {
    const name = `  ${path.join('.')} `;
    return `${name}${message.replace('\n', `\n${' '.repeat(name.length)}`)}`;
  });
  return ['Cấu hình chưa đúng. / These settings are not right:', ...new Set(lines)].join('\n');
}
