import { draftCountdown, monthlyDraft } from '../../domain/monthlyDraft';
import { monthName } from '../../lib/dayNames';
import { moscowDay } from '../../lib/isoDay';
import { Note } from '../../ui/state/Note';
import { clockIcon } from '../../ui/icon/drawings/clockIcon';

/** How long it is until the draft of the month (rule T5); on its day it is already there. */
export function DraftNote() {
  const today = moscowDay();
  const { preparedDate, covered } = monthlyDraft(today);
  const isReady = preparedDate === today;
  return (
    <Note icon={clockIcon}>
      <strong>{draftCountdown(preparedDate, today)},</strong> система{' '}
      {isReady ? 'подготовила' : 'подготовит'} черновик заявления на возмещение расходов
      на&nbsp;возвраты и&nbsp;невыкупы за&nbsp;{monthName(covered)}.{' '}
      {isReady ? <>Проверьте его и&nbsp;отправьте</> : <>Вы проверите его и&nbsp;отправите</>}{' '}
      в&nbsp;страховую компанию.
    </Note>
  );
}
