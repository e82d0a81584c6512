import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { isKnownPath } from '../../../shell/modules/registry';
import { Icon } from '../../../ui/icon/Icon';
import { LinkButton } from '../../../ui/button/LinkButton';
import { AccountKeyIllustration } from '../../../ui/illustrations/AccountKeyIllustration';
import { ContractNumberIllustration } from '../../../ui/illustrations/ContractNumberIllustration';
import { IntegrationSectionIllustration } from '../../../ui/illustrations/IntegrationSectionIllustration';
import { pageLinks, type HelpIllustration, type HelpQuestion } from './helpQuestion';
import { angleDownIcon } from '../../../ui/icon/frameIcons';

interface QuestionItemProps {
  question: HelpQuestion;
  /** Fragment of the address: the id of the question that is open initially. */
  wanted: string | undefined;
  /** Topic of the question; undefined if a heading shows it. */
  topic?: string | undefined;
  /** True if the user may open the page to which the answer links. */
  withPage: boolean;
}

/** A question; a click, Enter or Space shows its answer. */
export function QuestionItem({ question, wanted, topic, withPage }: QuestionItemProps) {
  const { id, answer, steps, illustration, page } = question;
  const [open, setOpen] = useState(wanted === id);
  const [followed, setFollowed] = useState(wanted);
  if (followed !== wanted) {
    setFollowed(wanted);
    if (wanted === id) setOpen(true);
  }
  return (
    <details
      className="help-question divided"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        id={id}
        className="help-question__title flex items-center gap-3 font-medium cursor-pointer pad-10px-20px min-h-48px rounded-card"
      >
        <span className="flex-1 min-w-0">
          {question.question}
          {topic !== undefined && (
            <span className="block text-xs font-normal text-muted">{topic}</span>
          )}
        </span>
        <Icon
          drawing={angleDownIcon}
          className="help-question__arrow text-muted transition-transform"
        />
      </summary>
      <div className="help-question__answer grid grid-cols-1 gap-3">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {steps && (
          <ol className="help-question__steps grid gap-1">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {illustration && <Drawings of={illustration} />}
        <div className="flex flex-wrap items-center gap-2-4">
          {page && withPage && isKnownPath(paths[page]) && (
            <LinkButton to={paths[page]} variant="outlined" size="sm">
              {pageLinks[page]}
            </LinkButton>
          )}
          <Link to={`#${id}`} className="help-question__anchor text-xs">
            Ссылка на этот ответ
          </Link>
        </div>
      </div>
    </details>
  );
}

function Drawings({ of }: { of: HelpIllustration }) {
  return (
    <div className="help-question__drawings grid gap-4">
      {of === 'contract-number' ? (
        <ContractNumberIllustration />
      ) : (
        <>
          <IntegrationSectionIllustration />
          <AccountKeyIllustration />
        </>
      )}
    </div>
  );
}
