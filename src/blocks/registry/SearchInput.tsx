import { TextInput } from '../../ui/input/TextInput';
import { useTyped } from './useTyped';

interface SearchInputProps {
  label: string;
  placeholder?: string | undefined;
  /** What is searched for now. */
  text: string;
  /** A moment after the last key, or on Enter. */
  onSearch: (text: string) => void;
}

/** The search of a registry. */
export function SearchInput({ label, placeholder, text, onSearch }: SearchInputProps) {
  const { typed, setTyped } = useTyped(text, onSearch);
  return (
    <TextInput
      type="search"
      className="registry-screen__search"
      aria-label={label}
      placeholder={placeholder ?? label}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && typed.trim() !== text) onSearch(typed.trim());
      }}
    />
  );
}
