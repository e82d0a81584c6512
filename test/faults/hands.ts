import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { pressToast } from '../render/toasts';

/** Waits until a control exists, is enabled and is not busy, and returns it. */
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

/** Returns a function that finds a button by text, because a search by role takes a second on a large page. */
const buttonOf = (name: string | RegExp, place: () => Part) => () =>
  place().getAllByText(name, { selector: 'button, button *' }).at(-1);

/** Clicks the last button with this name. If a dialog is open, this is the button of the dialog. */
export async function click(name: string | RegExp, place: () => Part = () => screen) {
  fireEvent.click(await ready(buttonOf(name, place)));
}

/** Double-clicks the last button with this name; the screen must treat this as one click. */
export async function doubleClick(name: string | RegExp, place: () => Part = () => screen) {
  const button = await ready(buttonOf(name, place));
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
}

/** Clicks the first element with this label. */
export async function clickLabelled(name: string | RegExp): Promise<void> {
  fireEvent.click(await ready(() => screen.getAllByLabelText(name)[0]));
}

/** Chooses a menu item of the button with this label. */
export async function choose(label: string, line: string): Promise<void> {
  await clickLabelled(label);
  fireEvent.click(await screen.findByText(line, { selector: '[role=menuitem] *' }));
}

/** Dispatches `pagehide`, as a browser does when the user leaves a page: pending changes are sent now. */
export function leavePage(): void {
  fireEvent(window, new Event('pagehide'));
}

/** Clicks «Вернуть» of the latest message. */
export async function takeBack(): Promise<void> {
  await act(async () => pressToast());
}

/** Confirms the open dialog with a double click and waits until it is closed. */
export async function agree(name: string): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  const button = within(question).getByText(name, { selector: 'button, button *' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Input controls only, because a picture or a section may have the same name. */
const FIELDS = { selector: 'input, textarea, select' } as const;

/** Types into a field, then moves the focus out of it. */
export async function type(label: string | RegExp, value: string): Promise<void> {
  const input = await screen.findByLabelText(label, FIELDS);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

/** Checks that the field still has the input. */
export function expectTyped(label: string | RegExp, value: string): void {
  const field = screen.getByLabelText(label, FIELDS);
  if (!(field instanceof HTMLInputElement)) throw new Error('Not a field for text');
  expect(field.value.replaceAll('\u00A0', ' ')).toBe(value);
}

/** Leaves the page, and waits long enough for a resulting call to reach the mock backend. */
export async function leavePageForGood(): Promise<void> {
  leavePage();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
