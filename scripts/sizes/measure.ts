import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '../../src/lib/fieldsOf';

/** Files whose size after gzip has a common limit. */
export interface SizeCheck {
  readonly name: string;
  readonly files: readonly string[];
  readonly kilobytes: number;
}

/** Result of a check, in bytes after gzip. */
export interface MeasuredSize {
  readonly name: string;
  readonly passed: boolean;
  readonly size: number;
}

const root = join(import.meta.dirname, '../..');

function isMeasured(value: unknown): value is MeasuredSize {
  const { name, passed, size } = fieldsOf(value);
  return name !== undefined && typeof passed === 'boolean' && typeof size === 'number';
}

/** Measures files with size-limit. Throws if size-limit fails, or if a check has no files. */
export function measure(checks: readonly SizeCheck[], cache: string): MeasuredSize[] {
  const folder = mkdtempSync(join(cache, 'sizes-'));
  try {
    const config = join(folder, 'size-limit.json');
    const entries = checks.map(({ name, files, kilobytes }) => {
      if (files.length === 0) throw new Error(`${name}: no files to measure`);
      // size-limit ignores missing files.
      const absent = files.find((file) => !existsSync(file));
      if (absent !== undefined) throw new Error(`${name}: ${absent} is missing`);
      return { name, path: files, limit: `${kilobytes} kB`, gzip: true };
    });
    writeFileSync(config, JSON.stringify(entries));
    const answer: unknown = JSON.parse(runSizeLimit(config));
    if (!Array.isArray(answer) || !answer.every(isMeasured) || answer.length !== checks.length) {
      throw new Error('The output of size-limit has an unknown format');
    }
    return answer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runSizeLimit(config: string): string {
  const args = [join(root, 'node_modules/size-limit/bin.js'), '--json', '--config', config];
  try {
    return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    // If a limit is exceeded, size-limit exits with an error but prints the result.
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') {
      if (error.stdout.trim().startsWith('[')) return error.stdout;
    }
    throw error;
  }
}
