import type { Plugin } from 'vite';

const BEFORE = '<script id="old-browser"';

/**
 * Where no server of ours sends short addresses (`/t/K7MF9XWR`) on, at another origin and in development, they come to the office's page: it asks
 * where they lead before it loads anything.
 */
export function shortAddresses(page: string): Plugin {
  let api: string | undefined;
  return {
    name: 'short-addresses',
    configResolved({ command, isProduction, env }) {
      api = env.VITE_API_BASE ?? (command === 'serve' && !isProduction ? '' : undefined);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        api === undefined || filename !== page
          ? html
          : html.replace(BEFORE, `<script id="short-address" data-api="${api}" src="/short-address.js"></script>\n    ${BEFORE}`),
    },
  };
}
