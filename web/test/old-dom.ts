import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data';
import { api, lackingIn } from './browser-data.ts';

const ROOT = join(import.meta.dirname, '../..');
const TYPES = join(ROOT, `node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib`);

/** A member of this name that is too new in every interface: TypeScript’s parts of interfaces have names of their own. */
function youngestNamed(name: string): Identifier | undefined {
  const all = Object.values(api as Record<string, Record<string, Identifier>>).flatMap((owner) =>
    owner[name]?.__compat ? [owner[name]] : [],
  );
  return all.every((one) => lackingIn(one).length > 0) ? all[0] : undefined;
}

/** Whether a promised browser that has the interface lacks this member of it. */
function lacksMember(owner: string, name: string, isStatic: boolean): boolean {
  const member = api[owner] ? api[owner][isStatic ? `${name}_static` : name] : youngestNamed(name);
  const without = lackingIn(api[owner]);
  return lackingIn(member).some((browser) => !without.includes(browser));
}

/** TypeScript’s types of a browser, in which all that a promised browser lacks may be undefined: what is not asked for does not compile. */
function oldDom(): string {
  let owner: string | null = null;
  let isStatic = false;
  const line = (text: string): string => {
    const [, opened] = /^(?:interface|declare var) (\w+)(?:: \{|\b.*\{$)/.exec(text) ?? [];
    if (opened !== undefined) {
      owner = opened;
      isStatic = text.startsWith('declare');
    } else if (owner !== null && /^\};?$/.test(text)) {
      const isLacking = isStatic && lackingIn(api[owner]).length > 0;
      owner = null;
      return isLacking ? '} | undefined;' : text;
    } else if (owner !== null) {
      const [, before = '', name = ''] = /^( {4}(?:readonly )?)(?!new\b)(\w+)(?=[(<:])/.exec(text) ?? [];
      if (name !== '' && lacksMember(owner, name, isStatic)) return text.replace(before + name, `${before + name}?`);
    } else {
      const [, name = ''] = /^declare (?:function|var) (\w+)[(:<].*;$/.exec(text) ?? [];
      if (lackingIn(api[name] ?? api.Window?.[name]).length > 0) return '';
    }
    return text;
  };
  return readFileSync(join(TYPES, 'lib.dom.d.ts'), 'utf8').split('\n').map(line).join('\n');
}

/** The folder of a project that is the phones’, with these types of a browser in `dom.d.ts`. */
export function phoneProject(): string {
  const folder = join(ROOT, 'node_modules/.cache/fairway/old-dom');
  mkdirSync(folder, { recursive: true });
  const phones = join(ROOT, 'web/tsconfig.phone.json');
  const { files } = JSON.parse(readFileSync(phones, 'utf8')) as { files: string[] };
  const project = {
    extends: phones,
    compilerOptions: { lib: ['es2020'], noEmit: true, rootDir: ROOT },
    files: [...files.map((file) => join(ROOT, 'web', file)), './dom.d.ts', join(TYPES, 'lib.dom.iterable.d.ts')],
    include: [],
  };
  writeFileSync(join(folder, 'dom.d.ts'), oldDom());
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return folder;
}
