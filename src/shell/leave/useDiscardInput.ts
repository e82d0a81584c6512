import { useForm } from 'react-final-form';
import { useAppDispatch } from '../../session/appStore';
import { useFormContext } from '../../forms/form/formContext';
import { keptInput } from '../../forms/form/keptInput';
import { resetForm } from '../../forms/form/resetForm';
import { confirm } from '../modal/modalKind';
import { useGiveUpInput } from './useGiveUpInput';

/**
 * Returns the handler of «Отменить»: it discards the input and calls `leave`. With `reopen` the input can be restored
 * for a while; otherwise the handler asks first if there is input. The form is reset before it is unmounted, so that no
 * input is kept.
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
