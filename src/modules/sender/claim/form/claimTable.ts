import type { Claim, Order } from '../../../../api/endpoints/sender';
import {
  claimTypeName,
  documentKindName,
  isInsuredEvent,
  type InsuredEventCode,
} from '../../../../domain/claims';
import { day, dayWithin } from '../../../../forms/validators/day';
import { kopeks, kopeksWithin } from '../../../../forms/validators/kopeks';
import { isEmpty, type Validator } from '../../../../forms/validators/validator';
import { readDay } from '../../../../lib/dates';
import { eachOnce } from '../../../../lib/eachOnce';
import { moscowDay } from '../../../../lib/isoDay';
import type { EntryValues, StatedFields } from '../../../../blocks/steps/fieldTable';
import {
  codeValue,
  dayValue,
  sumValue,
  textValue,
  type ValueKind,
} from '../../../../blocks/steps/valueKinds';
import { piecesOf, type ClaimItemValues } from './orderItems';

export interface ClaimContext {
  order: Order;
}

export interface ClaimDocumentValues {
  /** Id of the stored file. */
  id: string;
  kind: string;
  name: string;
  /** Bytes. */
  size?: number | undefined;
}

const typeValue: ValueKind<string | undefined, InsuredEventCode | undefined> = {
  ...codeValue((code) => (code === '' ? undefined : claimTypeName(code))),
  write: (value) => (isInsuredEvent(value) ? value : undefined),
};

const itemsValue: ValueKind<ClaimItemValues[], { orderItemId: string; quantity: number }[]> = {
  shape: [{ id: 'text', quantity: 'text' }],
  read: (sent: Claim['items'] = []) =>
    sent.flatMap(({ orderItemId: id, quantity }) =>
      id === undefined || quantity === undefined ? [] : [{ id, quantity: String(quantity) }],
    ),
  write: (items = []) =>
    items.flatMap(({ id, quantity }) => {
      const pieces = piecesOf(quantity) ?? 0;
      return pieces === 0 ? [] : [{ orderItemId: id, quantity: pieces }];
    }),
  shown: textValue.shown,
};

/** N12: ids and names of files, never their content; without duplicates. */
const documentsValue: ValueKind<ClaimDocumentValues[], { kind: string; fileId: string }[]> = {
  shape: [{ id: 'text', kind: 'text', name: 'text', size: 'sum' }],
  read: (sent: Claim['documents'] = []) =>
    eachOnce(
      sent.flatMap(({ file, kind }) => {
        if (file === undefined) return [];
        const { id, name, size } = file;
        const words = { kind: kind || 'OTHER', name: name || 'Файл без имени' };
        return [{ id, ...words, ...(size !== undefined && { size }) }];
      }),
    ),
  write: (documents = []) => documents.map(({ kind, id }) => ({ kind, fileId: id })),
  shown: (value: ClaimDocumentValues | string | undefined) => {
    if (value === undefined) return 'Нет такого файла';
    if (typeof value !== 'object') return textValue.shown(value);
    return `${documentKindName(value.kind)}: ${value.name}`;
  },
};

const accountValue = codeValue((id) => (id === '' ? undefined : 'Другой счёт'));

/** Length of the description, in characters. */
export const DESCRIPTION = { min: 20, max: 2000 } as const;

/** Validates the length of the description, without surrounding spaces. */
export const described: Validator = (typed) => {
  const { length } = typeof typed === 'string' ? typed.trim() : '';
  return length < DESCRIPTION.min || length > DESCRIPTION.max
    ? `Опишите событие: от ${DESCRIPTION.min} до ${DESCRIPTION.max} символов`
    : undefined;
};

export const documented: Validator = (documents) =>
  isEmpty(documents) ? 'Приложите хотя бы один документ' : undefined;

/** The fields of a claim, grouped by the steps of the form. */
export const claimGroups = {
  event: {
    type: {
      label: 'Что случилось',
      kind: typeValue,
      required: true,
      rules: [
        (type) =>
          isInsuredEvent(type)
            ? undefined
            : 'По возвратам и невыкупам заявление подаётся раз в месяц по всем заказам',
      ],
    },
    eventDate: {
      label: 'Дата события',
      kind: dayValue,
      required: true,
      rules: [
        day,
        (value, _claim, { order }) =>
          dayWithin(readDay(order.createdDateTime), moscowDay())(value, {}),
      ],
    },
    description: {
      label: 'Описание события',
      kind: textValue,
      required: true,
      rules: [described],
    },
  },
  damage: {
    items: { label: 'Товары', kind: itemsValue },
    claimedAmount: {
      label: 'Сумма к возмещению',
      kind: sumValue,
      required: true,
      rules: [
        kopeks,
        (value, _claim, { order }) => kopeksWithin(1, order.insuredSum ?? 0)(value, {}),
      ],
    },
  },
  documents: {
    documents: {
      label: 'Документы',
      kind: documentsValue,
      rules: [documented],
    },
  },
  payout: {
    paymentDetailsId: { label: 'Счёт для выплаты', kind: accountValue, required: true },
  },
} as const satisfies Readonly<Record<string, StatedFields<ClaimContext>>>;

export const claimTable = {
  ...claimGroups.event,
  ...claimGroups.damage,
  ...claimGroups.payout,
  ...claimGroups.documents,
};

/**
 * Values of the form of a claim. Empty fields are absent. The date is `2026-12-01` and the sum is in whole kopeks; an
 * invalid date or sum is kept as the typed text. `items` contains every item of the order, in the same sequence.
 */
export type ClaimValues = EntryValues<typeof claimTable>;
