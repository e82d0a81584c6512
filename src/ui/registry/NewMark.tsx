import './NewMark.css';

/**
 * The dot of a row with something new, in the gap before its first text. It holds no text of its own:
 * rows are measured and cut by theirs.
 */
export function NewMark() {
  return (
    <svg className="registry__new" viewBox="0 0 6 6" role="img" aria-label="Новое">
      <circle cx="3" cy="3" r="3" fill="currentColor" />
    </svg>
  );
}
