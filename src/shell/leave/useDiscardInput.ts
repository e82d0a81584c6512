import { useForm } from 'react-final-form';
import { useAppDispatch } from '../../session/appStore';
import { useFormContext } from '../../forms/form/formContext';
import { keptInput } from '../../forms/form/keptInput';
import { resetForm } from '../../forms/form/resetForm';
import { confirm } from '../modal/modalKind';
import { useGiveUpInput } from './useGiveUpInput';

/**
 * «Отменить» of a form: takes the input back and calls `leave`. Where `reopen` opens the form again,
 * the input can be brought back for a while; else a question comes first when something was typed. The
 * form is set back before it goes, so that nothing of it is kept for the next time.
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
