import { paths } from '../../../domain/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Note } from '../../../ui/state/Note';

/** The request has just gone to the bank (specification, section 2, SEND_BANK). */
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
    >
      Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.
    </Note>
  );
}
