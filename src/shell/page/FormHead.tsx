import './FormHead.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon';
import { arrowLeftIcon } from '../../ui/icon/pageIcons';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs';
import { useBreakpoint } from '../screen/breakpoints';
import { PageHeader } from './PageHeader';

export interface FormHeadProps {
  /** The page from which the form was opened. */
  parent: { label: string; to: string };
  /** Name of the form in the breadcrumbs. */
  here: string;
  /** The page's only h1. */
  title: string;
  /** Subject of the form, as parts that are joined by « · »; a phone may truncate the first part. */
  subtitle?: string | undefined;
  actions?: ReactNode;
}

/** Heading of a long form. A phone shows the link back, title and subtitle in 48 px. */
export function FormHead({ parent, here, title, subtitle, actions }: FormHeadProps) {
  const { mobile } = useBreakpoint();
  if (!mobile) {
    return (
      <>
        <Breadcrumbs steps={[parent, { label: here }]} />
        <PageHeader title={title} subtitle={subtitle} actions={actions} />
      </>
    );
  }
  return (
    <header className="form-head flex items-center min-h-48px">
      <Link
        to={parent.to}
        className="form-head__back grid flex-none place-center min-h-touch"
        aria-label={parent.label}
      >
        <Icon drawing={arrowLeftIcon} />
      </Link>
      <div className="flex-1 min-w-0">
        <h1 className="form-head__title overflow-hidden font-semibold tracking-normal text-ellipsis leading-20px">
          {title}
        </h1>
        {subtitle !== undefined && (
          <p className="flex gap-6px text-muted text-xs leading-16px nowrap">
            {subtitle.split(' · ').map((part) => (
              <span
                key={part}
                className="form-head__part overflow-hidden text-ellipsis"
                title={part}
              >
                {part}
              </span>
            ))}
          </p>
        )}
      </div>
      {actions}
    </header>
  );
}
