import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { laraTheme } from './scripts/laraTheme.ts';
import { signInChunks } from './scripts/signInChunks.ts';

const root = import.meta.dirname;

export default defineConfig(({ command }) => ({
  plugins: [react(), laraTheme()],
  resolve: {
    // react-router's package names its development build only; the other one is beside it.
    alias:
      command === 'build'
        ? {
            'react-router/dom': `${root}/node_modules/react-router/dist/production/dom-export.mjs`,
            'react-router': `${root}/node_modules/react-router/dist/production/index.mjs`,
          }
        : {},
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // One stylesheet per chunk: the sign-in page must not carry the cabinet's.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { propertyWriteSideEffects: false, propertyReadSideEffects: false },
      output: { codeSplitting: { groups: [{ name: signInChunks(root) }] } },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 20_000,
  },
}));
