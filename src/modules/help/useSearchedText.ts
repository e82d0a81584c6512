import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** The parameter of /help that holds the searched text. */
const PARAMETER = 'q';

/**
 * The searched text of /help and what changes it. The address holds it (rule H5), and follows the
 * typing without a new step of the history. A link and the way back bring the text of their own
 * address: none, where a link leads to an answer.
 */
export function useSearchedText(): readonly [string, (text: string) => void] {
  const { key, search } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(PARAMETER) ?? '';
  const [text, setText] = useState(asked);
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    // The typing itself has replaced the address, and may be some letters ahead of it by now.
    if (arrival !== NavigationType.Replace) setText(asked);
  }

  const change = (typed: string) => {
    setText(typed);
    const query = typed.trim() === '' ? '' : `?${new URLSearchParams({ [PARAMETER]: typed })}`;
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  };
  return [text, change];
}
