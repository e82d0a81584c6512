import { readFileSync, statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const NEEDS_WINDOW = /@vitest-environment\s+jsdom/;

/**
 * The order of the unit tests. Files that need a window are first, so that each worker changes its environment at most
 * once. In both groups, large files are first, so that no core waits long at the end.
 */
export class ByEnvironment implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const keyed = files.map((file) => ({
      file,
      window: NEEDS_WINDOW.test(readFileSync(file.moduleId, 'utf8')) ? 0 : 1,
      size: statSync(file.moduleId).size,
    }));
    return keyed
      .toSorted((one, other) => one.window - other.window || other.size - one.size)
      .map(({ file }) => file);
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
