import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { pieces } from './scripts/pieces.ts';

// `npm run dev` talks to a server started by `novastate serve --port 8051`.
const server = process.env.NOVASTATE_SERVER ?? 'http://127.0.0.1:8051';

export default defineConfig({
  logLevel: 'warn',
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/novastate/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // A strict CSP allows no data: scripts or fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'pieces', name: pieces(import.meta.dirname) }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
  },
});
