import { useState } from 'react';
import { keepUsersText, keptUsersText } from './usersText';

/** The searched name: memory holds it, until the tab of the browser is loaded anew or the session ends. */
export function useUsersText() {
  const [text, setText] = useState(keptUsersText);
  const search = (wanted: string) => {
    keepUsersText(wanted);
    setText(wanted);
  };
  return { text, search };
}
