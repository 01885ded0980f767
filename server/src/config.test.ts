import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './error/start-error.ts';

function problems(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

describe('the settings', () => {
  test('an empty environment starts the demo on the embedded database, on this machine only', () => {
    expect(readConfig({})).toEqual({
      pushServices: [],
      beaconRelays: ['https://api.drand.sh', 'https://api2.drand.sh', 'https://drand.cloudflare.com'],
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      demo: true,
      corsOrigins: [],
      prefix: '',
      sessionIdleHours: 12,
      sessionAbsoluteDays: 7,
      trustProxy: false,
      backupDir: resolve('backup'),
      backupEveryHours: null,
      backupKeep: 14,
      logLevel: 'info',
    });
  });

  test('the public address follows the port, unless it is given', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PORT: '8080', PUBLIC_URL: 'https://golf.example.com/' }).publicUrl).toBe('https://golf.example.com');
  });

  test('the path of the public address is where everything is below', () => {
    const prefixes = ['https://golf.example.com', 'https://golf.example.com/', 'https://club.example/golf/', 'http://localhost:80/a/b-c'];
    expect(prefixes.map((PUBLIC_URL) => readConfig({ PUBLIC_URL }).prefix)).toEqual(['', '', '/golf', '/a/b-c']);
    expect(readConfig({}).prefix).toBe('');
  });

  test('there is no demo on PostgreSQL', () => {
    const DATABASE_URL = 'postgresql://fairway@127.0.0.1/fairway';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'off' }).demo).toBe(false);
    expect(problems({ DATABASE_URL, DEMO: 'on' })).toContain('must be off with DATABASE_URL');
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
  });

  test('TLS=auto needs an https address with a domain and a secret outside the database; other words are a folder', () => {
    const auto = { TLS: 'auto', PUBLIC_URL: 'https://golf.example.com' };
    expect(readConfig(auto)).toMatchObject({
      ...{ port: 443, host: expect.stringMatching(/^(::|0\.0\.0\.0)$/) },
      tls: { folder: null, httpPort: 80, directory: 'https://acme-v02.api.letsencrypt.org/directory' },
    });
    expect(readConfig({ ...auto, ACME_DIRECTORY: 'staging' }).tls?.directory).toContain('staging');
    for (const PUBLIC_URL of ['http://golf.example.com', 'https://192.168.1.20', 'https://localhost', ''])
      expect(problems({ ...auto, PUBLIC_URL })).toContain('PUBLIC_URL phải');
    const DATABASE_URL = 'postgresql://fairway@127.0.0.1/fairway';
    expect(problems({ ...auto, DATABASE_URL })).toContain('FAIRWAY_SECRET phải có khi TLS=auto');
    expect(readConfig({ ...auto, DATABASE_URL, FAIRWAY_SECRET: 'x'.repeat(32) }).tls?.folder).toBeNull();
    expect(readConfig({ ...auto, TLS: '/etc/fairway/tls' }).tls?.folder).toBe('/etc/fairway/tls');
    expect(readConfig({ TLS: 'off' }).tls).toBeUndefined();
    expect(problems({ ...auto, TLS: 'yes' })).toContain('TLS phải là auto');
  });

  test('mail needs a server and a sender; an address of another kind is refused without repeating it', () => {
    const SMTP_URL = 'smtps://golf:secret@mail.example.com';
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'Fairway <golf@example.com>' })).toMatchObject({ smtpUrl: SMTP_URL });
    expect(problems({ SMTP_URL })).toContain('MAIL_FROM phải có khi có SMTP_URL');
    expect(problems({ SMTP_URL: 'https://golf:secret@mail.example.com', MAIL_FROM: 'x' })).not.toContain('secret');
  });

  test('the first administrator has a username of one word, and no short password', () => {
    expect(readConfig({ ADMIN_USERNAME: 'lan' })).toMatchObject({ adminUsername: 'lan', adminPassword: undefined });
    expect(problems({ ADMIN_USERNAME: 'lan@club', ADMIN_PASSWORD: 'ngắn' })).toMatch(/ADMIN_USERNAME .*\n.*\n.*ADMIN_PASSWORD /);
    expect(problems({ ADMIN_PASSWORD: 'mười ký tự trở lên' })).toContain('ADMIN_USERNAME phải có khi có ADMIN_PASSWORD');
  });

  test.each([
    ['DATABASE_URL', 'postgresql://u:pass#word@db/golf'],
    ['DATABASE_URL', 'postgresql://u:pass@db:99999/golf'],
    ['DATABASE_URL', 'postgresql://u:pass@db1:5432,db2:5432/golf'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/9'],
    ['PUBLIC_URL', 'https://u:pass@golf.example.com'],
    ['PUBLIC_URL', 'https://golf.example.com/?a=b'],
    ['PUBLIC_URL', 'https://club.example/câu-lạc-bộ'],
    ['PUBLIC_URL', 'https://club.example/a/../golf'],
    ['PUBLIC_URL', 'https://club.example/live/'],
    ['PUBLIC_URL', 'https://golf.example.com/t'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://u:pass#word@mail.example.com'],
  ])('%s that nothing could use is refused in a sentence: %s', (name, value) => {
    const text = problems({ MAIL_FROM: 'golf@example.com', [name]: value });
    expect(text).toMatch(new RegExp(`^.*\n  ${name} phải .*\n *must .*$`));
    expect(text).not.toContain('pass#word');
  });

  test.each([
    'postgresql:///golf?host=/var/run/postgresql',
    'postgresql://u:pass@/golf?host=/var/run/postgresql',
    'postgres://u:p%23w@[::1]:5432/golf',
    'postgresql://u@db/golf?sslmode=require',
  ])('an address that the driver reads is taken: %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test('a variable that is set to nothing counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', CORS_ORIGINS: '' })).toEqual(readConfig({}));
  });

  test('every problem is listed at once, in Vietnamese and in English, and no value is repeated', () => {
    const text = problems({
      PORT: '70000',
      PUBLIC_URL: 'golf',
      DATABASE_URL: 'mysql://root:secret@db/golf',
      DEMO: 'yes',
      CORS_ORIGINS: 'https://a.example/path',
      SESSION_IDLE_HOURS: '0',
      TRUST_PROXY: '10.0.0.0/33',
      LOG_LEVEL: 'loud',
    });
    expect(text.split('\n').slice(1)).toEqual([
      '  PORT phải là số nguyên từ 0 đến 65535',
      '       must be a whole number from 0 to 65535',
      '  DATABASE_URL phải là địa chỉ như postgresql://user:password@host:5432/database, ký tự đặc biệt trong mật khẩu viết theo mã %, như %23 cho #',
      '               must be an address such as postgresql://user:password@host:5432/database, with special characters of the password percent-encoded, such as %23 for #',
      '  PUBLIC_URL phải là địa chỉ như https://golf.example.com',
      '             must be an address such as https://golf.example.com',
      '  DEMO phải là một trong on, off',
      '       must be one of on, off',
      '  CORS_ORIGINS phải là danh sách địa chỉ gốc như https://golf.example.com, cách nhau bằng dấu phẩy',
      '               must be a list of origins such as https://golf.example.com, with commas between',
      '  SESSION_IDLE_HOURS phải là số nguyên từ 1 đến 8760',
      '                     must be a whole number from 1 to 8760',
      '  TRUST_PROXY phải là off, hoặc địa chỉ của các proxy phía trước, như 127.0.0.1, 10.0.0.0/8',
      '              must be off, or the addresses of the proxies in front, such as 127.0.0.1, 10.0.0.0/8',
      '  LOG_LEVEL phải là một trong fatal, error, warn, info, debug, trace, silent',
      '            must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
    expect(text).not.toContain('secret');
  });

  test.each([
    ['off', false],
    ['127.0.0.1', ['127.0.0.1']],
    ['127.0.0.1, 10.0.0.0/8 fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
  ])('TRUST_PROXY=%s is read as %j', (word, expected) => {
    expect(readConfig({ TRUST_PROXY: word }).trustProxy).toEqual(expected);
  });

  test('no setting can trust every proxy', () => {
    expect(problems({ TRUST_PROXY: 'on' })).toContain('TRUST_PROXY phải là off');
    expect(problems({ TRUST_PROXY: '1' })).toContain('TRUST_PROXY phải là off');
  });

  test('origins are read with commas or spaces between', () => {
    const { corsOrigins } = readConfig({ CORS_ORIGINS: 'https://a.example, http://b.example:8080' });
    expect(corsOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
  });
});
