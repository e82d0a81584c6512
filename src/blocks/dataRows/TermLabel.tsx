import './TermLabel.css';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths';

interface TermLabelProps {
  /** The term as spelled in the help's glossary. */
  term: string;
  /** Text of the label; the term by default. */
  label?: string;
}

/** A label with a technical term; its «?» opens /help with a search for the term. */
export function TermLabel({ term, label = term }: TermLabelProps) {
  return (
    <>
      {label}{' '}
      <Link
        to={`${paths.help}?${new URLSearchParams({ q: term })}`}
        className="term-label relative text-muted text-xs leading-16px text-center print-hidden no-underline"
        aria-label={`Что такое «${term}»`}
      >
        ?
      </Link>
    </>
  );
}
