import { File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

const DomFormData = FormData;
/** Node's own FormData, the only one that its fetch accepts. */
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();

/**
 * `new FormData(form)` reads a form of the page, so it must be jsdom's; an empty `new FormData()` is sent by Node's
 * fetch.
 */
const FormDataOfBoth = new Proxy(NodeFormData, {
  construct: (_target, given) =>
    given.length > 0 ? Reflect.construct(DomFormData, given) : Reflect.construct(NodeFormData, []),
});

const inPage = (address: string) => new URL(address, window.location.href);

/** Resolves relative addresses against the page, which Node's Request does not know. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? inPage(input) : input, init);
  }
}

let addressing: typeof fetch | undefined;

function addressedFetch(): typeof fetch {
  const network = globalThis.fetch;
  if (addressing === network) return network;
  addressing = (input, init) => network(typeof input === 'string' ? inPage(input) : input, init);
  return addressing;
}

/**
 * Replaces parts of jsdom: window width in px, scrolling, and addresses, forms and files that
 * Node's fetch can send.
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
  vi.stubGlobal('fetch', addressedFetch());
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('FormData', FormDataOfBoth);
  vi.stubGlobal('File', NodeFile);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
}
