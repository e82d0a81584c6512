import './NewMark.css';

/**
 * The dot of a row with something new, in the gap before its first text. It holds no text of its own:
 * rows are measured and cut by theirs.
 */
export const NewMark = () => <svg role="img" aria-label="Новое" className="registry__new" />;
