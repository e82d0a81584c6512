import { File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

/** The constructor of Node's own forms: jsdom's are unknown to Node's fetch. */
const NodeFormData = await new Response(new URLSearchParams())
  .formData()
  .then((form) => form.constructor);

/**
 * What jsdom lacks or has of its own: a window of this width in px, modal dialogs, scrolling, and
 * files that Node's fetch can send. Undone before the next test.
 */
export function stubBrowser(width = 1440): void {
  vi.stubGlobal('matchMedia', (media: string) => {
    const from = /min-width: (\d+)px/.exec(media)?.[1];
    return {
      matches: from !== undefined && width >= Number(from),
      addEventListener: () => {},
      removeEventListener: () => {},
    };
  });
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
