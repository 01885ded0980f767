import type { Plugin, Rolldown } from 'vite';
import { type Chunk, chunksOf, chunkWith, withImports } from './bundle.ts';
import { screenModules } from './screen-modules.ts';

/** What stands in sight until the script draws the screen, and what stands there for one before the login. */
const OFFICE = /<div class="waiting".*<\/div>$/m;
const ENTRANCE = / *<template id="entrance">(.*)<\/template>\n/;
const ROOT = '<div id="root">';
const STYLES = / *<link rel="stylesheet"[^>]*>\n?/g;

/** Built by themselves, without the office. */
const OWN_PAGES: Readonly<Record<string, string>> = { '/login': 'login.html' };

/**
 * Writes a page for each screen beside `index.html`: it names the scripts and styles of its screen, so that the browser loads them at once
 * with the entry and not only after it has run. `screens.json` says which address has which page.
 */
export function screenPages(environment: string): Plugin {
  return {
    name: 'screen-pages',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('There is no index.html');
        const html = String(index.source);
        const entrance = ENTRANCE.exec(html)?.[1] ?? '';
        const office = withLateStyles(html.replace(ENTRANCE, ''));
        index.source = office;
        const pages: Record<string, string> = { ...OWN_PAGES };
        for (const { path, name, isEntrance, modules } of await screenModules()) {
          if (path in OWN_PAGES) continue;
          const page = isEntrance ? office.replace(OFFICE, entrance) : office;
          const source = page.replace('</head>', `${linksOf(bundle, modules, html).join('')}</head>`);
          pages[path] = `screen/${name}.html`;
          this.emitFile({ type: 'asset', fileName: pages[path], source });
        }
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(pages) });
      },
    },
  };
}

/** The styles after what is in sight meanwhile, which has its own: it is painted before they are there, and the script runs after them. */
const withLateStyles = (html: string): string =>
  html.replace(STYLES, '').replace(ROOT, `${(html.match(STYLES) ?? []).join('').trim()}\n    ${ROOT}`);

/** What a screen loads beyond what the page names already. */
function linksOf(bundle: Rolldown.OutputBundle, modules: readonly string[], html: string): string[] {
  const chunks = chunksOf(bundle);
  const loaded = [
    ...withImports(
      chunks,
      modules.map((module) => chunkWith(chunks, module)),
    ),
  ];
  const styles = new Set(loaded.flatMap((chunk: Chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((file) => ({ file, link: `<link rel="preload" as="style" crossorigin href="/${file}">` })),
    ...loaded.map(({ fileName: file }) => ({ file, link: `<link rel="modulepreload" crossorigin href="/${file}">` })),
  ].flatMap(({ file, link }) => (html.includes(file) ? [] : [link]));
}
