import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Snapshot } from './snapshot';
import { SnapshotError } from './snapshotError';

interface Kept {
  snapshot(): Snapshot;
  /** @throws SnapshotError if the saved state cannot be used */
  restore(saved: unknown): void;
}

/** Milliseconds from the first unsaved change to the write. Further changes do not delay it. */
const DELAY_MS = 300;

/** Saves the state of a backend in a file between runs. */
export class StateFile {
  readonly #path: string;
  readonly #kept: Kept;
  readonly #report: (text: string) => void;
  readonly #tableTexts = new WeakMap<readonly object[], string>();
  #timer: NodeJS.Timeout | undefined;
  #written = '';

  /** @param report called if the file cannot be written; the backend then continues without the file */
  constructor(path: string, kept: Kept, report: (text: string) => void) {
    this.#path = path;
    this.#kept = kept;
    this.#report = report;
  }

  /**
   * Restores the state of the file. An unusable file is renamed, not deleted.
   *
   * @returns a message for the user
   */
  load(): string {
    if (!existsSync(this.#path)) return `The state will be kept in ${this.#path}`;
    try {
      this.#kept.restore(parse(readFileSync(this.#path, 'utf8')));
      return `The state of ${this.#path} is restored`;
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      const aside = this.#moveAside();
      return `${this.#path} cannot be used: ${error.message}. It is now ${aside}, and the backend starts with new data`;
    }
  }

  /** Schedules a write, so that many changes in a row are written once. */
  changed(): void {
    this.#timer ??= setTimeout(() => this.save(), DELAY_MS).unref();
  }

  /** Writes the file now if there are changes; a crash during the write leaves no half-written file. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#serialize(this.#kept.snapshot());
    if (text === this.#written) return;
    const unfinished = `${this.#path}.tmp`;
    try {
      writeFileSync(unfinished, text);
      renameSync(unfinished, this.#path);
      this.#written = text;
    } catch (error) {
      this.#report(`The state is not saved: ${String(error)}`);
    }
  }

  /** Serialises a snapshot. A registry of 100 000 rows that has not changed keeps its text. */
  #serialize({ tables, ...rest }: Snapshot): string {
    const texts = Object.entries(tables).map(([name, rows]) => {
      const text = this.#tableTexts.get(rows) ?? JSON.stringify(rows);
      this.#tableTexts.set(rows, text);
      return `${JSON.stringify(name)}:${text}`;
    });
    return `${JSON.stringify(rest).slice(0, -1)},"tables":{${texts.join(',')}}}`;
  }

  #moveAside(): string {
    let number = 1;
    while (existsSync(`${this.#path}.${number}`)) number += 1;
    const aside = `${this.#path}.${number}`;
    renameSync(this.#path, aside);
    return aside;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SnapshotError('it is not JSON');
  }
}
