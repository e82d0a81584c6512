import './page.css';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../session/appStore';
import { paths } from '../../domain/paths';
import { configuration } from '../../lib/configuration';
import { formatLongDate } from '../../lib/dates';
import { selectSessionStatus } from '../../session/sessionSlice';
import { useFragment } from '../../shell/navigation/useFragment';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import type { PolicyDocument } from './policyDocument';
import { policyDocuments } from './policyDocuments';
import { SampleMark } from '../../ui/value/SampleMark';

const documents = policyDocuments(configuration.brandName);

/** /policy: the legal documents one after another, each with its own anchor. */
export default function PolicyPage() {
  const current = useFragment();
  return (
    <div className="full-page policy grid grid-cols-1 items-start">
      <header className="policy__header grid gap-2">
        <h1>Правовые документы</h1>
        <p className="text-muted">
          Образцы текстов. Их заменят документы, которые утвердит оператор кабинета.
        </p>
        <div className="flex flex-wrap gap-2 mt-2 print-hidden">
          <Button variant="outlined" onClick={() => window.print()}>
            Распечатать
          </Button>
          <WayBack />
        </div>
      </header>
      <nav className="policy__contents border bg-sunken rounded-card" aria-label="Содержание">
        <ol>
          {documents.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className="policy__link flex items-center rounded hover-bg no-underline min-h-touch-36"
                aria-current={id === current ? 'true' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy__documents grid">
        {documents.map((document) => (
          <DocumentText key={document.id} document={document} />
        ))}
      </div>
    </div>
  );
}

function WayBack() {
  const isSignedIn = useAppSelector(selectSessionStatus) === 'authenticated';
  return (
    <LinkButton to={isSignedIn ? paths.offers : paths.login} variant="text">
      {isSignedIn ? 'Вернуться в кабинет' : 'Перейти ко входу'}
    </LinkButton>
  );
}

function DocumentText({ document: { id, title, version, edition, sections } }: DocumentTextProps) {
  return (
    <article
      id={id}
      tabIndex={-1}
      className="policy__document grid gap-4 divided"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      <p className="policy__edition flex flex-wrap items-baseline text-sm text-muted">
        <SampleMark />
        Версия {version}, редакция от <time dateTime={edition}>{formatLongDate(edition)}</time>
      </p>
      {sections.map((section, index) => (
        <section key={section.title} className="policy__section grid gap-2">
          <h3>
            {index + 1}. {section.title}
          </h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.items && (
            <ul className="grid gap-1 list-disc">
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}

interface DocumentTextProps {
  document: PolicyDocument;
}
