import type { SCREENS } from './src/office/screen.ts';
import type { FRAMES, pageOf } from './src/office/screen-page.ts';

/** Loaded by Node itself: bundled with the configuration it would bring every page along. */
const [TABLE, PAGE_TABLE]: string[] = ['screen', 'screen-page'].map((name) => new URL(`./src/office/${name}.ts`, import.meta.url).href);
/** The words of every screen. */
const EVERYWHERE = ['word', 'failure', 'shell'];

/** A screen of the office, and the modules that it begins with: its page, the frame around it, and its words in Vietnamese. */
type ScreenModules = {
  readonly path: string;
  readonly name: string;
  readonly isEntrance: boolean;
  readonly modules: readonly string[];
};

export async function screenModules(): Promise<ScreenModules[]> {
  const screens: { SCREENS: typeof SCREENS } = await import(String(TABLE));
  const pages: { pageOf: typeof pageOf; FRAMES: typeof FRAMES } = await import(String(PAGE_TABLE));
  return screens.SCREENS.map(({ path, label, needs, words }) => {
    const around = pages.FRAMES.filter((frame) => path === frame.around || path.startsWith(`${frame.around}/`));
    const modules = [
      ...[pages.pageOf({ path }), ...around.map((frame) => frame.page)].map(pageModule),
      ...[...EVERYWHERE, ...words].map((namespace) => `/word/vi/${namespace}.ts`),
    ];
    return { path, name: label, isEntrance: needs.includes('signed out') || needs.includes('anyone'), modules };
  });
}

/** The module that a page's function imports. */
function pageModule(page: () => unknown): string {
  const file = /page\/[\w/-]+\.tsx/.exec(page.toString())?.[0];
  if (file === undefined) throw new Error(`No page in ${page}`);
  return `/office/${file}`;
}
