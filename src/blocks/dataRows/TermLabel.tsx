import './TermLabel.css';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths';

interface TermLabelProps {
  /** As the glossary of the help has it. */
  term: string;
  /** The words that are shown; the term by default. */
  label?: string;
}

/** A label that is a word of the trade; «?» leads to its entry in the glossary. */
export function TermLabel({ term, label = term }: TermLabelProps) {
  return (
    <>
      {label}{' '}
      <Link
        to={`${paths.help}?${new URLSearchParams({ q: term })}`}
        className="term-label"
        aria-label={`Что такое «${term}»`}
      >
        ?
      </Link>
    </>
  );
}
