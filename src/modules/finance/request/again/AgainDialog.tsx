import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '../../../../api/errors';
import { paths, pathWithId } from '../../../../domain/paths';
import { useAppDispatch } from '../../../../session/appStore';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { useToast } from '../../../../shell/toast/toasts';
import { Button } from '../../../../ui/button/Button';
import { Modal } from '../../../../ui/overlay/Modal';
import { Note } from '../../../../ui/state/Note';
import { applyAgain, progressOf, type AgainProgress, type RefusedRequest } from './applyAgain';

export interface AgainDialogProps extends RefusedRequest {
  bank: string;
}

const UNAVAILABLE = 'Заявка ещё не подана: сервис был недоступен. Попробуйте ещё раз';

/** Returns the warning about closing the dialog now; undefined before the refused request is deleted. */
function warningOf({ isDeleted, newId }: AgainProgress): string | undefined {
  if (newId !== undefined) {
    return 'Черновик создан, но сведения в него ещё не перенесены. Повторите, не закрывая окно, или заполните заявку заново.';
  }
  return isDeleted === true
    ? 'Отклонённой заявки уже нет, новая ещё не создана. Повторите, не закрывая окно: сведения хранятся только в нём.'
    : undefined;
}

/** «Подать повторно»: warns about the loss of the refused request, creates the new request, and opens its form. */
export default function AgainDialog({
  props: { bank, ...refused },
  close,
}: ModalContentProps<AgainDialogProps>) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const navigate = useNavigate();
  const [progress] = useState(() => progressOf(refused.requestId));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>(
    () => warningOf(progress) && UNAVAILABLE,
  );
  const dismiss = () => close();
  const apply = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const id = await dispatch(applyAgain(refused, progress));
      close();
      toast.success('Черновик заявки создан');
      void navigate(pathWithId(paths.financeRequest, id));
    } catch (error) {
      setBusy(false);
      setRefusal(toApiError(error).message);
    }
  };
  return (
    <Modal
      title="Подать заявку повторно"
      closable={!isBusy}
      onClose={dismiss}
      footer={
        <>
          <Button busy={isBusy} data-analytics="button:apply-again" onClick={() => void apply()}>
            {refusal === undefined ? 'Создать черновик' : 'Повторить'}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={dismiss}>
            Отменить
          </Button>
        </>
      }
    >
      {refusal !== undefined && (
        <Note tone="danger" live title={refusal}>
          {warningOf(progress)}
        </Note>
      )}
      <p>
        {bank}: сведения отклонённой заявки перейдут в новый черновик, а сама она будет удалена.
        Проверьте сведения, дайте согласия заново и отправьте заявку в банк.
      </p>
    </Modal>
  );
}
