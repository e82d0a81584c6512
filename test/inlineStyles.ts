/** Inherited properties that tests read. */
const INHERITED = new Set(['visibility', 'pointer-events', 'user-select', 'cursor']);
const INITIAL: Readonly<Record<string, string>> = {
  visibility: 'visible',
  opacity: '1',
  'pointer-events': 'auto',
};

const real = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** Returns the display that the browser gives to such elements by default. Cached by element name and attributes. */
function ownDisplay(element: Element): string {
  const marks = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name) ?? '-');
  const kind = [element.namespaceURI, element.localName, ...marks].join(' ');
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const bare = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of ['hidden', 'open', 'type']) {
    const value = element.getAttribute(name);
    if (value !== null) bare.setAttribute(name, value);
  }
  const { display } = real(bare);
  displays.set(kind, display);
  return display;
}

type Styled = Element & ElementCSSInlineStyle;
const isStyled = (element: Element): element is Styled => 'style' in element;

/**
 * Returns the value of an inline style; '' if it is not set. Checks the attribute first, because jsdom would create a
 * style object on access.
 */
function written(element: Element, name: string): string {
  const isWritten = element.hasAttribute('style') && isStyled(element);
  return isWritten ? element.style.getPropertyValue(name) : '';
}

function valueOf(element: Element, name: string): string {
  const own = written(element, name);
  if (own && own !== 'inherit') return own;
  if (name === 'display') return ownDisplay(element);
  const around = INHERITED.has(name) ? element.parentElement : null;
  return around ? valueOf(around, name) : (INITIAL[name] ?? '');
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Computes styles from attributes, ancestors and the default display of elements. Tests load no stylesheets, and the
 * rules that jsdom would check for each ancestor slow down searches by role.
 */
export function readInlineStyles(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !isStyled(element)) return real(element, pseudo);
    return new Proxy(element.style, {
      get: (style, name) => {
        if (name === 'getPropertyValue') return (asked: string) => valueOf(element, asked);
        const value: unknown = Reflect.get(style, name, style);
        const isProperty = typeof name === 'string' && typeof value === 'string';
        return isProperty ? valueOf(element, dashed(name)) : value;
      },
    });
  };
}
