import { useForm } from 'react-final-form';
import { useAppDispatch } from '../../session/appStore';
import { useFormContext } from '../../forms/form/formContext';
import { keptInput } from '../../forms/form/keptInput';
import { resetForm } from '../../forms/form/resetForm';
import { confirm } from '../modal/modalKind';
import { useGiveUpInput } from './useGiveUpInput';

/**
 * Returns «Отменить» of a form: discards the input and calls `leave`. If `reopen` opens the form again, the
 * input can be restored for a while; else a question comes first when there is input. The form is reset
 * before it goes, so that nothing is kept for the next time.
 */
export function useDiscardInput(leave: () => void, reopen?: () => void): () => Promise<void> {
  const form = useForm('useDiscardInput');
  const dispatch = useAppDispatch();
  const giveUp = useGiveUpInput();
  const { formName } = useFormContext();
  return async () => {
    if (reopen) {
      giveUp((input) => {
        keptInput().set(formName, input);
        reopen();
      });
      leave();
      return;
    }
    const consents =
      !form.getState().dirty ||
      (await dispatch(
        confirm({
          title: 'Не сохранять изменения?',
          message: 'Введённые данные пропадут.',
          confirmLabel: 'Не сохранять',
          cancelLabel: 'Продолжить ввод',
          danger: true,
        }),
      ));
    if (!consents) return;
    resetForm(form);
    leave();
  };
}
