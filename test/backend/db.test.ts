import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from './db';

afterEach(() => vi.unstubAllGlobals());

const row = { code: '12300', name: 'Общества с ограниченной ответственностью' };

const FILE = {
  id: 'f-1',
  name: 'Карточка.txt',
  mimeType: 'text/plain',
  content: 'x',
  isBase64: false,
  documentKind: '',
  documentId: '',
  createdDateTime: '',
  organizationId: 'o-1',
};

describe('a database', () => {
  it('takes whole rows only: the compiler names a column that is missing', () => {
    const { content: _, ...part } = FILE;
    // @ts-expect-error the content is missing, and would be made up
    const made = createDatabase().storedFile.create(part);
    expect(made.content).toBe('');
  });

  it('shares nothing with another one', () => {
    const first = createDatabase();
    const second = createDatabase();
    first.okopf.create(row);
    expect([first.okopf.count(), second.okopf.count()]).toEqual([1, 0]);
  });

  it('opens no channel to other databases, not even where there is a window', () => {
    const opened = vi.fn<(what: string) => void>();
    class Channel extends EventTarget {
      constructor(name: string) {
        super();
        opened(name);
      }
      postMessage(): void {
        opened('message');
      }
    }
    vi.stubGlobal('window', {});
    vi.stubGlobal('BroadcastChannel', Channel);
    createDatabase().okopf.create(row);
    expect(opened).not.toHaveBeenCalled();
    expect(globalThis.BroadcastChannel).toBe(Channel);
  });

  it('keeps null as null', () => {
    const file = createDatabase().storedFile.create({ ...FILE, organizationId: null });
    expect(file.organizationId).toBeNull();
  });
});
