import type { ChangeEvent } from 'react';
import { isForeignComputer, setForeignComputer } from '../../../session/foreignComputer';
import { deviceMemory } from '../../../session/userMemory';

/** Storage key of the login that this device keeps. `beforeReact.ts` reads it, too. */
export const LOGIN_KEY = 'cabinet-login';

const memory = deviceMemory({ key: LOGIN_KEY, shape: (text) => text });

/** Both boxes of /login, in the order of the page: «Запомнить логин», «Это чужой компьютер». */
export const boxesOf = (place: ParentNode) =>
  place.querySelectorAll<HTMLInputElement>('.login__box input');

/** Returns the login that this device keeps; null if there is none. */
export const keptLogin = memory.read;

/** Applies the checkboxes at once, so that they survive a reload or an outage before the sign-in. */
export function holdToBoxes(): void {
  const [keep, foreign] = boxesOf(document);
  setForeignComputer(foreign?.checked === true);
  if (keep?.checked !== true) memory.forget();
}

/** Unchecks the other box: no login is kept on a foreign computer. */
export function boxChanged({ target }: ChangeEvent<HTMLInputElement>): void {
  for (const box of boxesOf(document)) if (target.checked) box.checked = box === target;
  holdToBoxes();
}

/** Reads the checkboxes before a sign-in. Returns a function that keeps the login, if requested. */
export function createLoginSaver(): (login: string) => void {
  const isWished = boxesOf(document)[0]?.checked === true && !isForeignComputer();
  return (login) => {
    if (isWished) memory.write(login);
  };
}
