import { isEventKind, type EventKind } from './eventLabels';

/** The attribute that components write and this folder reads. */
const MARK = 'data-analytics';

/**
 * Selects elements that name their controls: an element with a mark, a form with a name, and a button outside its form.
 */
const NAMING = `[${MARK}],form[name],button[form]`;

/** Allowed characters of a name. A mark with other characters is not reported. */
const NAME = /^[\w./-]{1,64}$/;

/** A control whose use must be reported. */
export interface UsedControl {
  kind: EventKind;
  name: string;
}

/** Kinds of controls without a mark; the first match counts, so specific ones are first. */
const KINDS: readonly (readonly [EventKind, string])[] = [
  ['tab', '[role="tab"]'],
  ['checkbox', 'input:is([type="checkbox"],[type="radio"]),[role="switch"],[role="checkbox"]'],
  ['search', 'input[type="search"],[role="search"] button,[role="combobox"]'],
  ['filter', 'select,button[aria-pressed]'],
  ['input', 'input,textarea'],
  ['link', 'a[href]'],
  ['button', 'button,summary,[role="button"],[role="menuitem"],[role="option"]'],
  ['row', 'tr,[role="row"]'],
];

/** All elements that can be used; the innermost one counts. */
const CONTROLS = KINDS.map(([, selector]) => selector).join(',');

/** Controls that report a change themselves; their clicks are not reported again. */
const CHANGING = 'input:not([type="search"],[role="combobox"]),textarea,select';

function kindOf(control: Element): EventKind {
  return KINDS.find(([, selector]) => control.matches(selector))?.[0] ?? 'button';
}

/**
 * Returns true for a click on a label. The browser then clicks its control, too: only that second click is reported.
 */
function isOfLabel(target: Element, control: Element): boolean {
  const label = target.closest('label');
  return label !== null && control.contains(label) && label.control !== null;
}

/**
 * Returns the mark of an element. The name of a form may contain the id of a user after the first dash, so the rest is
 * cut off.
 */
function namingMark(element: Element): string {
  const form = element.getAttribute('form') ?? element.getAttribute('name') ?? '';
  return element.getAttribute(MARK) ?? `any:${form.replace(/-.*/, '')}`;
}

function read(mark: string): { kind: EventKind | 'any'; name: string } | undefined {
  const [kind = '', ...rest] = mark.split(':');
  const name = rest.join(':');
  if (!NAME.test(name) || (kind !== 'any' && !isEventKind(kind))) return undefined;
  return { kind, name };
}

/**
 * Returns the control that an event at `target` has used. Undefined if there is no mark, for a disabled control, or if
 * another event reports it.
 */
export function usedControl(
  type: 'click' | 'change' | 'mouseover',
  target: EventTarget | null,
): UsedControl | undefined {
  if (!(target instanceof Element)) return undefined;
  const marked = target.closest(NAMING);
  const mark = marked && read(namingMark(marked));
  if (!marked || !mark) return undefined;
  if ((type === 'mouseover') !== (mark.kind === 'hover')) return undefined;
  if (type === 'mouseover') return { kind: 'hover', name: mark.name };
  // If there is no control inside the marked element, such as a tag or a card, the mark names the element itself.
  const nearest = target.closest(CONTROLS);
  const control = nearest && marked.contains(nearest) ? nearest : marked;
  if (control === marked && mark.kind === 'any' && !marked.matches(CONTROLS)) return undefined;
  if (control.matches('[aria-disabled="true"],:disabled') || isOfLabel(target, control)) {
    return undefined;
  }
  if ((type === 'change') !== control.matches(CHANGING)) return undefined;
  return { kind: mark.kind === 'any' ? kindOf(control) : mark.kind, name: mark.name };
}
