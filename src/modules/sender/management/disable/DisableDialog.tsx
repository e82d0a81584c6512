import { useFieldValue } from '../../../../forms/field/useFieldValue';
import { chosenValues } from '../../../../forms/field/ChoicesField';
import { FormDialog } from '../../../../shell/leave/FormDialog';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { toast } from '../../../../shell/toast/toasts';
import { Note } from '../../../../ui/state/Note';
import { SkeletonText } from '../../../../ui/state/Skeletons';
import { disableForm, LONGEST_COMMENT } from './disableForm';
import type { ShownReason } from './shownReasons';
import { useDisable } from './useDisable';
import { useReasons, type Reasons } from './useReasons';

const WIDTHS = { sm: '10/12', md: 560 } as const;
const { fields } = disableForm;

/** «Отключить страхование»: what follows, why, and the button that does it (rule N8). */
export default function DisableDialog({ close }: ModalContentProps<object>) {
  const reasons = useReasons();
  const disable = useDisable();
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
      {/* A field of its own for each rule: what was checked by the other one is forgotten. */}
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
