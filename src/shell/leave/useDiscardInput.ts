import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useForm } from 'react-final-form';
import { useDispatch } from 'react-redux';
import { resetForm } from '../../forms/form/resetForm';
import { confirm } from '../modal/confirm';

/**
 * «Отменить» of a form: asks when something was typed, and calls `leave` once it may be lost. The
 * form is set back first, so that nothing of it is kept for the next time.
 */
export function useDiscardInput(leave: () => void): () => Promise<void> {
  const form = useForm('useDiscardInput');
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async () => {
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
