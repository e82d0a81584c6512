import { useRef } from 'react';
import { senderApi, type DisableReasonsAnswer } from '../../../../api/endpoints/sender';
import { toApiError } from '../../../../api/errors';
import { timeLimits } from '../../../../api/timeLimits';
import { chosenValues } from '../../../../forms/field/ChoicesField';
import { useFieldValue } from '../../../../forms/field/useFieldValue';
import { useAppDispatch } from '../../../../session/appStore';
import { FormDialog } from '../../../../shell/modal/FormDialog';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { useToast } from '../../../../shell/toast/toasts';
import { Note } from '../../../../ui/state/Note';
import { SkeletonText } from '../../../../ui/state/Skeletons';
import { askForInsurance, keepInsurance } from '../../insuranceStatusCache';
import { disableForm, LONGEST_COMMENT, shownReasons, type ShownReason } from './disableForm';

const WIDTHS = { sm: '10/12', md: 560 } as const;
const { fields } = disableForm;

/**
 * «Отключить страхование»: consequences, reasons, button. N8: reasons are optional, and the switch-off waits for them
 * for a few seconds at most.
 */
export default function DisableDialog({ close }: ModalContentProps<object>) {
  const reasons = useReasons();
  const disable = useDisable();
  const toast = useToast();
  const dismiss = () => close();
  return (
    <FormDialog
      form={disableForm}
      title="Отключить страхование?"
      widths={WIDTHS}
      submitLabel="Отключить страхование"
      danger
      asks={false}
      onSubmit={(values) => disable(disableForm.write(values))}
      onSent={() => {
        toast.success('Страхование отключено');
        close();
      }}
      onDismiss={dismiss}
    >
      <Note tone="warning">
        Новые заказы не будут застрахованы: повреждение, утрата и невыкуп не возмещаются. Заказы,
        которые уже застрахованы, остаются застрахованными. Подключить страхование снова можно в
        любой день, по цене этого дня.
      </Note>
      <Why reasons={reasons} />
    </FormDialog>
  );
}

function Why({ reasons }: { reasons: Reasons }) {
  switch (reasons.state) {
    case 'loading':
      return <SkeletonText lines={3} label="Загружаем причины" />;
    case 'failed':
      return <p>Список причин сейчас недоступен. Страхование можно отключить и без него.</p>;
    case 'known':
      return reasons.reasons.length > 0 && <Reasoned reasons={reasons.reasons} />;
  }
}

function Reasoned({ reasons }: { reasons: readonly ShownReason[] }) {
  const chosen = chosenValues(useFieldValue(fields.reasonIds));
  const inWords = reasons.some(({ id, commentRequired }) => commentRequired && chosen.includes(id));
  return (
    <>
      <fields.reasonIds options={reasons.map(({ id, name }) => ({ value: id, label: name }))} />
      {/* A changed rule remounts the field, which removes the message of the previous rule. */}
      {chosen.length > 0 && (
        <fields.comment
          key={String(inWords)}
          required={inWords}
          hint={`${inWords ? 'До' : 'Необязательно, до'} ${LONGEST_COMMENT} символов`}
        />
      )}
    </>
  );
}

type Reasons =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; reasons: ShownReason[] };

/** Loads the reasons. N8: the insurance can be switched off even if there are none. */
function useReasons(): Reasons {
  const { data, isError } = senderApi.useGetDisableReasonsQuery();
  if (isError) return { state: 'failed' };
  return data === undefined
    ? { state: 'loading' }
    : { state: 'known', reasons: shownReasons(data) };
}

/** N8: waits for `work` for a few seconds at most; resolves with undefined after that. */
function withTimeLimit<Result>(work: PromiseLike<Result>): Promise<Result | undefined> {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeLimits.besideSwitchingOff);
  });
  return Promise.race([work, patience]);
}

/**
 * Returns a function that sends the reasons, then switches the insurance off. Rejects with an `ApiError`. N8: the
 * reasons are sent once, and their failure does not prevent the switch-off.
 *
 * Then the status is reloaded: a failed call may have been executed, and a successful one has new dates. After a
 * success the insurance counts as off, whatever the reloaded status is.
 */
function useDisable() {
  const dispatch = useAppDispatch();
  const [sendReasons] = senderApi.useSendDisableReasonsMutation();
  const [deactivate] = senderApi.useDeactivateInsuranceMutation();
  const isReported = useRef(false);

  const tell = async (disableReasonsAnswer: DisableReasonsAnswer) => {
    if (isReported.current) return;
    isReported.current = true;
    await withTimeLimit(sendReasons({ disableReasonsAnswer }));
  };

  return async (answer: DisableReasonsAnswer | undefined): Promise<void> => {
    if (answer) await tell(answer);
    const { error } = await deactivate();
    const asked = dispatch(askForInsurance());
    if ((await (error ? asked : withTimeLimit(asked))) === 'off') return;
    if (error) throw toApiError(error);
    dispatch(keepInsurance({ status: 'DISABLED' }));
  };
}
