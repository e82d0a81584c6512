import './MessagePage.css';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/LinkButton';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';
import { StateDrawing, type Drawing } from '../../ui/illustrations/StateDrawing';
import { lastFailure } from '../../observability/errors/faults';

export interface MessagePageProps {
  /** An icon, or a drawing that is shown twice as large as in an empty state. */
  picture: IconDrawing | Drawing;
  title: string;
  children: ReactNode;
  /** Links and buttons, at most one of them filled. */
  actions?: ReactNode;
  /** True if the message replaces the requested page: screen readers announce it at once. */
  live?: boolean;
}

/** Shown instead of a page's content: after an outage, a crash, or a link that is no longer valid. */
export function MessagePage({ picture, title, children, actions, live = false }: MessagePageProps) {
  return (
    <section
      className="message-page flex flex-col items-center gap-3 text-center"
      {...(live && { role: 'alert' })}
    >
      {typeof picture === 'string' ? (
        <StateDrawing drawing={picture} scale={2} />
      ) : (
        <Icon drawing={picture} size="xl" className="text-muted" />
      )}
      <h1>{title}</h1>
      <div className="grid gap-2 text-muted wrap-anywhere">{children}</div>
      {actions !== undefined && (
        <div className="message-page__actions flex flex-wrap gap-2 justify-center">{actions}</div>
      )}
    </section>
  );
}

/** «Код обращения»: the id (`X-Request-ID`) of the last failed request, for support; empty if there is none. */
export function RequestCode() {
  return lastFailure.code ? <p>Код обращения: {lastFailure.code}</p> : null;
}

export function NotFoundPage() {
  return (
    <MessagePage
      picture="lost"
      title="Страница не найдена"
      actions={<LinkButton to="/">На главную</LinkButton>}
    >
      <p>Возможно, в адресе опечатка или страница переехала.</p>
    </MessagePage>
  );
}
