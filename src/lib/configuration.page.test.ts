// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readEnvironment } from './configuration';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllEnvs();
});

function serverSays(name: string, content: string): void {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = content;
  document.head.append(meta);
}

it('readEnvironment prefers the server’s values in the page to the values of the build', () => {
  vi.stubEnv('VITE_BRAND_NAME', 'Из сборки');
  vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@build.example');
  serverSays('VITE_BRAND_NAME', 'Кабинет «Опора» & Ко');
  expect(readEnvironment()).toMatchObject({
    VITE_BRAND_NAME: 'Кабинет «Опора» & Ко',
    VITE_SUPPORT_EMAIL: 'help@build.example',
  });
});

it('readEnvironment ignores other meta elements', () => {
  serverSays('description', 'Кабинет');
  expect(readEnvironment()).not.toHaveProperty('description');
});
