import type { ADDRESSES, FRAMES } from './src/office/screen.ts';

/** Loaded by Node itself: bundled with the configuration it would bring every page along. */
const TABLE: string = new URL('./src/office/screen.ts', import.meta.url).href;
/** The words of every screen. */
const EVERYWHERE = ['word', 'failure', 'shell'];

/** A screen of the office, and the modules that it begins with: its page, the frame around it, and its words in Vietnamese. */
export type ScreenModules = {
  readonly path: string;
  readonly name: string;
  readonly isEntrance: boolean;
  readonly modules: readonly string[];
};

export async function screenModules(): Promise<ScreenModules[]> {
  const table: { ADDRESSES: typeof ADDRESSES; FRAMES: typeof FRAMES } = await import(TABLE);
  return table.ADDRESSES.flatMap((screen) => {
    if (!('page' in screen)) return [];
    const { path, label, needs, page, words } = screen;
    const around = table.FRAMES.filter((frame) => path === frame.around || path.startsWith(`${frame.around}/`));
    const modules = [
      ...[page, ...around.map((frame) => frame.page)].map(pageModule),
      ...[...EVERYWHERE, ...words].map((namespace) => `/word/vi/${namespace}.ts`),
    ];
    return [{ path, name: label, isEntrance: needs.includes('signed out') || needs.includes('anyone'), modules }];
  });
}

/** The module that a page's function imports. */
function pageModule(page: () => unknown): string {
  const file = /page\/[\w/-]+\.tsx/.exec(page.toString())?.[0];
  if (file === undefined) throw new Error(`No page in ${page}`);
  return `/office/${file}`;
}
