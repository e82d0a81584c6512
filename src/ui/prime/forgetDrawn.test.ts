import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ComponentBase } from 'primereact/componentbase';
import { expect, it } from 'vitest';
import './forgetDrawn';

/** Runs the garbage collection, as browsers do from time to time. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

/** Waits for a separate task: the engine keeps a dereferenced weak reference until the end of the task. */
const nextJob = () => new Promise((resolve) => setTimeout(resolve));

it.each(['cProps', 'cParams'] as const)(
  'the props of the last drawn component are released when React releases them (%s)',
  async (name) => {
    const drawn = { onHide: () => undefined };
    ComponentBase[name] = drawn;
    await nextJob();
    collectGarbage();
    expect(ComponentBase[name]).toBe(drawn);

    ComponentBase[name] = { onHide: () => undefined };
    await nextJob();
    collectGarbage();
    expect(ComponentBase[name]).toBeUndefined();

    ComponentBase[name] = undefined;
    expect(ComponentBase[name]).toBeUndefined();
  },
);

it('forgetDrawn.ts is imported by every file that draws with PrimeReact (rule U10)', () => {
  const ui = join(import.meta.dirname, '..');
  const drawing = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => ({ path, source: readFileSync(join(ui, path), 'utf8') }))
    .filter(({ source }) => /from 'primereact\/(?!api'|utils'|menuitem')/.test(source));
  expect(drawing.length).toBeGreaterThan(0);
  const without = drawing.filter(({ source }) => !source.includes("/forgetDrawn';"));
  expect(without.map(({ path }) => path)).toEqual([]);
});
