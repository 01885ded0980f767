import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from '#icon';/g;
const ICON = 'virtual:tabler/';
/** What every line of an icon has; the icon itself says it once. */
const OF_LINES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * What the source imports from `#icon` is drawn from the one file of `@iconify-json/tabler`, a module each. `@tabler/icons-react`, which types and
 * tests have under that name, is 17,800 files of 88 MB, for which a start would wait: only tools install it.
 */
export function tablerIcons(): Plugin {
  let icons: Readonly<Record<string, { body: string }>> | undefined;
  return {
    name: 'tabler-icons',
    enforce: 'pre',
    transform: {
      filter: { code: "'#icon'" },
      handler: (code) => ({ code: code.replace(IMPORT, (_, names: string) => importsOf(names)), map: null }),
    },
    resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return;
      const name = kebab(id.slice(`\0${ICON}Icon`.length, -'.js'.length));
      icons ??= JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/tabler/icons.json')), 'utf8')).icons;
      const body = icons?.[name]?.body;
      if (body === undefined) return this.error(`Tabler has no icon ${name}`);
      const isOutlined = body.includes(OF_LINES);
      const lines = JSON.stringify(isOutlined ? body.replaceAll(OF_LINES, '') : body);
      return `import { ${isOutlined ? 'outlined' : 'filled'} as drawn } from '/src/ui/mark/icon.ts';\nexport const Icon = /* @__PURE__ */ drawn(${lines});`;
    },
  };
}

const importsOf = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { Icon as ${name} } from '${ICON}${name}.js';`)
    .join(' ');

/** `CircleXFilled` as `circle-x-filled`, `Columns3` as `columns-3`. */
const kebab = (name: string): string => name.replace(/(?<=.)(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, '-').toLowerCase();
