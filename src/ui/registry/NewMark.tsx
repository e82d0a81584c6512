import './NewMark.css';

/**
 * The dot of a row with news, in the gap before its first text. It has no text, because rows are measured by
 * their text.
 */
export function NewMark() {
  return (
    <svg className="registry__new absolute" viewBox="0 0 6 6" role="img" aria-label="Новое">
      <circle cx="3" cy="3" r="3" fill="currentColor" />
    </svg>
  );
}
