import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { primeTheme } from '../primeTheme.ts';
import { primeIcons } from '../release/primeIcons.ts';

const root = join(import.meta.dirname, '../..');

/** The gallery of components: `npm run gallery` serves it, and journeys open its build. */
export default defineConfig({
  root: join(root, 'test/gallery'),
  publicDir: join(root, 'public'),
  // A separate cache, so that the gallery can run next to `npm start`.
  cacheDir: join(root, '.cache/gallery-vite'),
  plugins: [react(), primeTheme(), primeIcons()],
  build: { outDir: join(root, '.cache/gallery'), emptyOutDir: true },
});
