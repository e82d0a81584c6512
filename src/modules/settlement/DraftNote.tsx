import { moscowDay } from '../../lib/isoDay';
import { Note } from '../../ui/state/Note';
import { clockIcon } from '../../ui/icon/drawings/clockIcon';
import { draftCountdown } from './draftCountdown';

/** How long it is until the draft of the month (rule T5). */
export function DraftNote() {
  const { when, covered } = draftCountdown(moscowDay());
  return (
    <Note icon={clockIcon}>
      <strong>{when},</strong> система подготовит черновик заявления на возмещение расходов
      на&nbsp;возвраты и&nbsp;невыкупы за&nbsp;{covered}. Вы проверите его и&nbsp;отправите
      в&nbsp;страховую компанию.
    </Note>
  );
}
