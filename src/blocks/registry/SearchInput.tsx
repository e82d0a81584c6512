import { useRef, useState } from 'react';
import { useToast } from '../../shell/toast/toasts';
import { TextInput } from '../../ui/input/TextInput';
import { listText, MOST_LISTED, pastedList } from './searchedList';
import { useFittingText } from './useFittingText';
import { useTyped } from './useTyped';

/** Hints of the focused field that takes lists, longest first. */
const LIST_HINTS = ['Можно вставить список номеров', 'Можно списком'] as const;

interface SearchInputProps {
  label: string;
  /** Replaced by «Поиск» in a field that is too narrow; the label keeps the full text. */
  placeholder?: string | undefined;
  text: string;
  /** True to search for a pasted list of numbers or ИНН as a list (`listText`). */
  takesLists?: boolean;
  /** Called after a pause in typing; at once on Enter and for a pasted list. */
  onSearch: (text: string) => void;
}

/** The search field in the bar of a registry. With `takesLists`, a pasted list of numbers becomes a chip. */
export function SearchInput({
  label,
  placeholder = label,
  text,
  takesLists = false,
  onSearch,
}: SearchInputProps) {
  const { typed, setTyped } = useTyped(text, onSearch);
  const toast = useToast();
  const [hasFocus, setFocus] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hints = takesLists && hasFocus ? LIST_HINTS : [placeholder];
  const hint = useFittingText(field, [...hints, 'Поиск']);
  /** Searches for a list of numbers, and shows it as a chip; returns false for other text. */
  const takeList = (wanted: string): boolean => {
    const list = takesLists ? pastedList(wanted) : null;
    if (list === null) return false;
    const { values } = list;
    if (values.length > MOST_LISTED) {
      toast.error(`В списке ${values.length} значений, искать можно не больше ${MOST_LISTED}`);
    } else {
      setTyped('');
      onSearch(listText(list));
    }
    return true;
  };
  return (
    <TextInput
      ref={field}
      type="search"
      className="registry-screen__search"
      aria-label={label}
      placeholder={hint}
      autoComplete="off"
      value={typed}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onChange={({ target }) => setTyped(target.value)}
      onPaste={(event) => {
        if (takeList(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && !takeList(typed) && typed.trim() !== text) onSearch(typed.trim());
      }}
    />
  );
}
