import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:3000';

/** In development, as the server does it: paths of the public board get its own page. */
const livePages: Plugin = {
  name: 'live-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/(live|tournaments\/[^/]+\/live)(\/|\?|$)/.test(request.url ?? '')) request.url = '/live.html';
      next();
    });
  },
};

export default defineConfig({
  root: at('.'),
  plugins: [react(), livePages],
  server: { proxy: { '/api': server, '/sanctum': server } },
  build: {
    outDir: 'dist',
    rolldownOptions: { input: [at('index.html'), at('live.html')] },
  },
});
