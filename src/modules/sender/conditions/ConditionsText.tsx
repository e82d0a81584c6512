import { formatLongDate } from '../../../lib/dates';
import { CONDITIONS_EDITION, conditionsText, type ConditionsPart } from './conditionsText';
import { SampleMark } from '../../../ui/value/SampleMark';

/** The text of the conditions, for reading and printing. */
export function ConditionsText() {
  return (
    <section className="conditions__text grid gap-5" aria-label="Текст условий">
      <p className="text-muted">
        <SampleMark />
        Редакция от <time dateTime={CONDITIONS_EDITION}>{formatLongDate(CONDITIONS_EDITION)}</time>
      </p>
      {conditionsText.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </section>
  );
}

function Part({ part: { id, title, paragraphs, terms, items } }: { part: ConditionsPart }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className="conditions__part grid gap-2"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className="conditions__title">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {terms && (
        <dl className="conditions__terms grid gap-2">
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {items && (
        <ul className="conditions__items grid gap-1">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
