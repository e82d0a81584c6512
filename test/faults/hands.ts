import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { pressToast } from '../render/toasts';

/** Waits for a control that can be used now: there, not busy, not disabled. */
async function ready(find: () => HTMLElement | undefined): Promise<HTMLElement> {
  return waitFor(() => {
    const found = find();
    const control = found?.closest<HTMLElement>('button, a, input') ?? found;
    if (!control) throw new Error('There is no such control');
    expect(control).not.toHaveAttribute('aria-busy', 'true');
    expect(control).toBeEnabled();
    return control;
  });
}

type Part = Pick<typeof screen, 'getAllByText'>;

/** Searches by role take a second on a large page; by text they do not. */
const buttonOf = (name: string | RegExp, place: () => Part) => () =>
  place().getAllByText(name, { selector: 'button, button *' }).at(-1);

/** One click, on the last button of this name: that of a dialog, where one is open. */
export async function click(name: string | RegExp, place: () => Part = () => screen) {
  fireEvent.click(await ready(buttonOf(name, place)));
}

/** A double click: one wish. */
export async function doubleClick(name: string | RegExp, place: () => Part = () => screen) {
  const button = await ready(buttonOf(name, place));
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
}

/** One click on the element with this label. */
export async function clickLabelled(name: string | RegExp): Promise<void> {
  fireEvent.click(await ready(() => screen.getAllByLabelText(name)[0]));
}

/** Chooses a line of the menu that a button with this label opens. */
export async function choose(label: string, line: string): Promise<void> {
  await clickLabelled(label);
  fireEvent.click(await screen.findByText(line, { selector: '[role=menuitem] *' }));
}

/** The page goes: what waits to be taken back is sent now. */
export function leavePage(): void {
  fireEvent(window, new Event('pagehide'));
}

/** «Вернуть» of the latest message. */
export async function takeBack(): Promise<void> {
  await act(async () => pressToast());
}

/** Says yes to the question that is open, twice in a hurry. */
export async function agree(name: string): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  const button = within(question).getByText(name, { selector: 'button, button *' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Controls to type into or choose in: a picture or a part of a page may have the same name. */
const FIELDS = { selector: 'input, textarea, select' } as const;

/** Types into a field and leaves it. */
export async function type(label: string | RegExp, value: string): Promise<void> {
  const input = await screen.findByLabelText(label, FIELDS);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

/** The field still holds the input. */
export function expectTyped(label: string | RegExp, value: string): void {
  const field = screen.getByLabelText(label, FIELDS);
  if (!(field instanceof HTMLInputElement)) throw new Error('Not a field for text');
  expect(field.value.replaceAll('\u00A0', ' ')).toBe(value);
}

/** The same, until a call that it has sent would be known to the mock backend. */
export async function leavePageForGood(): Promise<void> {
  leavePage();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
