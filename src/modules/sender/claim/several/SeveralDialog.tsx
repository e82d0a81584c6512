import '../claim.css';
import type { FormApi } from 'final-form';
import { useMemo, useRef, useState } from 'react';
import { errorWithoutBody } from '../../../../api/errors';
import { UploadField, FileTerms } from '../../../../blocks/upload/UploadField';
import { UPLOADS_RUN } from '../../../../blocks/upload/useUploads';
import { claimGuidance, insuredEvents, MOST_ORDERS } from '../../../../domain/claims';
import type { FormDescription } from '../../../../forms/description/defineForm';
import { ChoiceField } from '../../../../forms/field/ChoiceField';
import { DateField } from '../../../../forms/field/DateField';
import { KopeksField } from '../../../../forms/field/KopeksField';
import { TextAreaField } from '../../../../forms/longText/TextAreaField';
import { useFormField } from '../../../../forms/field/useFormField';
import { FormHandle } from '../../../../forms/form/FormShell';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { countOf } from '../../../../lib/countOf';
import { readDay } from '../../../../lib/dates';
import { moscowDay } from '../../../../lib/isoDay';
import { formatMoney } from '../../../../lib/money';
import { useAppDispatch } from '../../../../session/appStore';
import { FormDialog } from '../../../../shell/modal/FormDialog';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { useToast } from '../../../../shell/toast/toasts';
import { Note } from '../../../../ui/state/Note';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { claimTable, described, DESCRIPTION, documented } from '../form/claimTable';
import type { ClaimValues } from '../form/claimTable';
import { AccountChoice } from '../steps/PayoutStep';
import { useClaimDocuments, type ClaimDocuments } from '../useClaimDocuments';
import { sendSeveral, type ClaimOutcome } from './sendSeveral';

export interface ClaimedOrder {
  id: string;
  number: string;
  /** ISO instant; '' if unknown. */
  created: string;
  /** Maximum sum of the claim, in kopeks. */
  insuredSum: number | undefined;
}

export interface SeveralDialogProps {
  /** Orders to claim for, at most `MOST_ORDERS`. */
  orders: readonly ClaimedOrder[];
}

/** Values that all claims share, and the sum of each order, in the sequence of the orders. */
type SeveralValues = Omit<ClaimValues, 'items' | 'claimedAmount'> & {
  amounts: NonNullable<ClaimValues['claimedAmount']>[];
};

const COMMON = ['type', 'eventDate', 'description', 'paymentDetailsId', 'documents'] as const;
const AMOUNTS = Array.from({ length: MOST_ORDERS }, (_, place) => `amounts.${place}`);

/** The form of the dialog. Unsent input stays in memory until a sign-out or a reload. */
const severalForm: FormDescription<SeveralValues> = {
  name: 'sender-claims',
  unsent: 'Отправлены не все заявления',
  labels: new Map<string, string>([
    ...COMMON.map((name) => [name, claimTable[name].label] as const),
    ...AMOUNTS.map((name) => [name, claimTable.claimedAmount.label] as const),
  ]),
  keptNames: [...COMMON, ...AMOUNTS],
};

const WIDTHS = { sm: '11/12', md: '10/12', lg: 720 } as const;
const EVENTS = Object.entries(insuredEvents).map(([value, label]) => ({ value, label }));

const claimsText = (count: number) => countOf(count, 'заявление', 'заявления', 'заявлений');

/** «Одно событие»: the event is described once, and each order gets its own claim. */
export default function SeveralDialog({
  props: { orders },
  close,
  reopen,
}: ModalContentProps<SeveralDialogProps, readonly string[]>) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ClaimOutcome>>(new Map());
  const form = useRef<FormApi<SeveralValues, Partial<SeveralValues>>>(null);
  const instance = orders.map(({ id }) => id).join('-');
  const files = useClaimDocuments(instance, form, (_id, deleteFile) => deleteFile());
  const initialValues = useMemo(
    () => ({ documents: [], amounts: orders.map(({ insuredSum = 0 }) => insuredSum) }),
    [orders],
  );
  const left = orders.filter(({ id }) => outcomes.get(id)?.isSent !== true);
  const end = () => close(orders.filter((order) => !left.includes(order)).map(({ id }) => id));

  const submit = async ({ amounts, ...common }: SeveralValues) => {
    const claims = orders.flatMap((order, place): [string, ClaimValues][] =>
      left.includes(order)
        ? [[order.id, { ...common, items: [], claimedAmount: amounts[place] }]]
        : [],
    );
    const now = new Map([...outcomes, ...(await dispatch(sendSeveral(new Map(claims))))]);
    setOutcomes(now);
    const sent = orders.filter(({ id }) => now.get(id)?.isSent === true);
    if (sent.length < orders.length) {
      const message = `Отправлено ${sent.length} из ${orders.length}. Причины указаны у заказов, остальные можно отправить ещё раз`;
      throw { ...errorWithoutBody('INVALID_RESPONSE'), message };
    }
    files.uploads.forget();
    toast.success(`Отправлено: ${claimsText(orders.length)}`);
    close(orders.map(({ id }) => id));
  };

  return (
    <FormDialog
      form={severalForm}
      instance={instance}
      initialValues={initialValues}
      title="Заявления по одному событию"
      widths={WIDTHS}
      submitLabel={`Отправить ${claimsText(left.length)}`}
      disabledReason={files.uploads.isBusy ? UPLOADS_RUN : undefined}
      onSubmit={submit}
      onDismiss={end}
      reopen={reopen}
    >
      <FormHandle ref={form} />
      <Note>{claimGuidance.damage} Общее опишите один раз: оно войдёт в каждое заявление.</Note>
      <ChoiceField name="type" label={claimTable.type.label} options={EVENTS} required />
      <DateField
        name="eventDate"
        label={claimTable.eventDate.label}
        required
        past
        min={newestDay(orders)}
        max={moscowDay()}
      />
      <TextAreaField
        name="description"
        label={claimTable.description.label}
        required
        validate={described}
        maxLength={DESCRIPTION.max}
        hint={`Что случилось и как это обнаружили: от ${DESCRIPTION.min} до ${DESCRIPTION.max} символов`}
        rows={4}
      />
      <ul className="grid gap-2" aria-label="Заказы">
        {orders.map((order, place) => (
          <OrderRow key={order.id} order={order} place={place} outcome={outcomes.get(order.id)} />
        ))}
      </ul>
      <Documents {...files} />
      <AccountChoice />
      {files.uploadNews}
    </FormDialog>
  );
}

/** Returns the creation day of the newest order: the event cannot be earlier. */
function newestDay(orders: readonly ClaimedOrder[]): string | undefined {
  return orders.reduce<string | undefined>((newest, { created }) => {
    const day = readDay(created);
    return day !== undefined && (newest === undefined || day > newest) ? day : newest;
  }, undefined);
}

interface OrderRowProps {
  order: ClaimedOrder;
  place: number;
  outcome: ClaimOutcome | undefined;
}

function OrderRow({ order: { number, insuredSum = 0 }, place, outcome }: OrderRowProps) {
  return (
    <li className="claim-items__item grid items-center gap-3 border-b">
      <div>
        <div className="wrap-anywhere">Заказ № {number}</div>
        <div className="text-sm text-muted">Страховая сумма {formatMoney(insuredSum)}</div>
        {outcome?.isSent === false && (
          <div className="text-sm text-danger wrap-anywhere" role="alert">
            Не отправлено. {outcome.reason}
          </div>
        )}
      </div>
      {outcome?.isSent === true ? (
        <StatusBadge tone="success" label={`Отправлено, № ${outcome.number}`} />
      ) : (
        <KopeksField
          name={`amounts.${place}`}
          label={claimTable.claimedAmount.label}
          required
          min={1}
          max={insuredSum}
        />
      )}
    </li>
  );
}

/** The files of all claims; they have no kinds here. */
function Documents({ uploads, removeDocument }: ClaimDocuments) {
  const documents = useFormResult((values: SeveralValues) => values.documents);
  const { id, error } = useFormField('documents', {
    label: claimTable.documents.label,
    validate: documented,
  });
  return (
    <>
      <UploadField
        id={id}
        label="Документы ко всем заявлениям"
        hint="Фото, акт, накладные, ответ курьерской службы"
        slot="OTHER"
        files={documents}
        uploads={uploads}
        onRemove={removeDocument}
        error={error}
      />
      <FileTerms uploads={uploads} />
    </>
  );
}
