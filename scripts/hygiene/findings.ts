import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that users must not download. */
export interface ForbiddenText {
  readonly text: string;
  readonly because: string;
  /** Folder whose sources contain the text; a test checks this, so that the list stays current. */
  readonly from?: string;
}

/** Texts that a production build must not contain: mock code, a source map reference, a fixture login. */
export const forbiddenTexts: readonly ForbiddenText[] = [
  { text: 'sourceMappingURL', because: 'a reference to a source map' },
  // The address of the mock backend is allowed, because the developer page connects to it.
  {
    text: 'No user signs in as',
    because: 'the control endpoint of the mock backend',
    from: 'test/backend',
  },
  { text: 'X-Contract-Violation', because: 'a header of the mock backend', from: 'test/backend' },
  {
    text: 'Демонстрационная страница страховой компании',
    because: 'the settlement page of the mock backend',
    from: 'test/backend',
  },
  { text: 'Demo-2026', because: 'the password of the demo sign-ins', from: 'test/backend' },
  { text: 'sokolova@severveter.ru', because: 'a demo sign-in', from: 'test/backend' },
  { text: '@mswjs/data', because: 'the database of the mock backend' },
  { text: 'mockServiceWorker', because: 'the worker of msw' },
  { text: 'react-stack-bottom-frame', because: 'the development build of React' },
];

export interface HygieneFinding {
  readonly file: string;
  readonly because: string;
}

const TEXT_FILE = /\.(?:js|mjs|css|html|json|svg|txt)$/;

/** Returns a finding for each forbidden text and source map in a build. Throws if the build has no script. */
export function hygieneFindings(
  folder: string,
  forbidden: readonly ForbiddenText[],
): HygieneFinding[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  if (!files.some((file) => file.endsWith('.js'))) throw new Error(`No scripts in ${folder}`);
  return files.flatMap((file) => {
    if (file.endsWith('.map')) return [{ file, because: 'a source map' }];
    if (!TEXT_FILE.test(file)) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    return forbidden
      .filter((entry) => text.includes(entry.text))
      .map(({ because }) => ({ file, because }));
  });
}
