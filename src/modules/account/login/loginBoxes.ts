import type { ChangeEvent } from 'react';
import { isForeignComputer, setForeignComputer } from '../../../session/foreignComputer';
import { deviceMemory } from '../../../session/userMemory';

/** Where a login is kept, without its password. `beforeReact.ts` reads it, too. */
export const LOGIN_KEY = 'cabinet-login';

const memory = deviceMemory({ key: LOGIN_KEY, shape: (text) => text });

/** Both boxes of /login, in the order of the page: «Запомнить логин», «Это чужой компьютер». */
export const boxesOf = (place: ParentNode) =>
  place.querySelectorAll<HTMLInputElement>('.login__box input');

/** The login that this device keeps; null for none. */
export const keptLogin = memory.read;

/** What is ticked holds at once, also over a reload or an outage before the sign-in. */
export function holdToBoxes(): void {
  const [keep, foreign] = boxesOf(document);
  setForeignComputer(foreign?.checked === true);
  if (keep?.checked !== true) memory.forget();
}

/** A stranger's computer keeps no login: ticking one box takes the tick of the other away. */
export function boxChanged({ target }: ChangeEvent<HTMLInputElement>): void {
  for (const box of boxesOf(document)) if (target.checked) box.checked = box === target;
  holdToBoxes();
}

/** To be called before a sign-in: what keeps its login once it has succeeded, if that is wished. */
export function loginKeeper(): (login: string) => void {
  const isWished = boxesOf(document)[0]?.checked === true && !isForeignComputer();
  return (login) => {
    if (isWished) memory.write(login);
  };
}
