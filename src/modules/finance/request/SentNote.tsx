import { paths } from '../../../domain/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Note } from '../../../ui/state/Note';

/** The request has just gone to the bank; what happens next stands with its status. */
export function SentNote() {
  return (
    <Note
      tone="success"
      live
      className="finance-request__sent"
      title="Заявка отправлена"
      action={
        <LinkButton to={paths.offers} variant="outlined" size="sm">
          К предложениям банков
        </LinkButton>
      }
    />
  );
}
