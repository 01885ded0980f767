import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isInside, settleModes } from '../../ops/package/own-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'fairway-package-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('the folder of the package', () => {
  it('is no place for data, by whatever way they lead there', () => {
    const folder = join(home, 'fairway-0.1.0');
    mkdirSync(folder);
    symlinkSync(folder, join(home, 'fairway'));
    for (const path of [folder, join(folder, 'data'), join(folder, 'app', 'new', 'data'), join(home, 'fairway', 'data')])
      expect([path, isInside(folder, path)]).toEqual([path, true]);
    for (const path of [home, join(home, 'data'), join(home, 'fairway-0.1.0-data'), join(home, '..', 'data'), '/'])
      expect([path, isInside(folder, path)]).toEqual([path, false]);
  });

  it('may be read by everyone, whoever packs it', () => {
    const folder = join(home, 'packed');
    mkdirSync(join(folder, 'runtime'), { recursive: true, mode: 0o700 });
    for (const [name, mode] of [
      ['node', 0o700],
      ['notes', 0o600],
    ] as const) {
      writeFileSync(join(folder, 'runtime', name), '');
      chmodSync(join(folder, 'runtime', name), mode);
    }
    settleModes(folder);
    const modes = ['', 'runtime', 'runtime/node', 'runtime/notes'].map((path) => (statSync(join(folder, path)).mode & 0o777).toString(8));
    expect(modes).toEqual(['755', '755', '755', '644']);
  });
});

describe('the command of the Debian package', () => {
  const settings = join(home, 'fairway.env');
  const places = { '/etc/fairway.env': settings, '/opt/fairway/fairway': join(home, 'program') };
  const command = Object.entries(places).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    readFileSync(new URL('../../ops/package/debian/fairway', import.meta.url), 'utf8'),
  );
  const program = (name: string, text: string) => writeFileSync(join(home, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  beforeEach(() => {
    program('program', 'echo "$HOME $DATA_DIR $MAIL_FROM $(umask): $*"');
    program('runuser', 'echo "as $2"; shift 3; exec "$@"');
    program('getent', 'exit 0');
    writeFileSync(
      settings,
      '# a note\nDATA_DIR=/var/lib/fairway/data\n#MAIL_FROM=no\nMAIL_FROM="Fairway <golf@example.com>"\nbad $(line)=x',
    );
    writeFileSync(join(home, 'command'), command);
  });
  const typedBy = (user: number, env = {}) => {
    program('id', `echo ${user}`);
    const own = { HOME: '/root', PATH: `${home}:${process.env.PATH}`, ...env };
    return execFileSync('sh', [join(home, 'command'), 'backup', 'a file'], { env: own, encoding: 'utf8' }).trim();
  };

  it('typed by root has the data, the settings and the user of the service', () => {
    const service = '/var/lib/fairway /var/lib/fairway/data Fairway <golf@example.com> 0077: backup a file';
    expect(typedBy(0)).toBe(`as fairway\n${service}`);
    expect(typedBy(0, { DATA_DIR: '/tmp/try' })).toContain(' /tmp/try Fairway');
  });

  it('typed by anyone else is theirs', () => {
    expect(typedBy(1000)).toMatch(/^\/root {3}\d+: backup a file$/);
  });
});
