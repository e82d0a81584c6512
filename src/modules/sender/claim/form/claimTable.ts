import {
  claimTypeName,
  documentKindName,
  isInsuredEvent,
  type InsuredEventCode,
} from '../../../../domain/claims';
import { eachOnce } from '../../../../lib/eachOnce';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import type { EntryValues, StatedFields } from '../../../../blocks/steps/fieldTable';
import {
  codeValue,
  dayValue,
  readText,
  sumValue,
  textValue,
  type ValueKind,
} from '../../../../blocks/steps/valueKinds';
import {
  amountRule,
  descriptionRule,
  documentsRule,
  eventDateRule,
  piecesOf,
  typeRule,
  type ClaimContext,
} from './claimRules';

export interface ClaimItemValues {
  /** Id of the order's item. */
  id: string;
  /** How many of them, as typed. */
  quantity?: string | undefined;
}

export interface ClaimDocumentValues {
  /** Id of the stored file. */
  id: string;
  kind: string;
  name: string;
  /** Bytes. */
  size?: number | undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const typeValue: ValueKind<string | undefined, InsuredEventCode | undefined> = {
  ...codeValue((code) => (code === '' ? undefined : claimTypeName(code))),
  read: (sent) => (typeof sent === 'string' ? readText(sent) : undefined),
  write: (value) => (isInsuredEvent(value) ? value : undefined),
};

const itemsValue: ValueKind<ClaimItemValues[], { orderItemId: string; quantity: number }[]> = {
  shape: [{ id: 'text', quantity: 'text' }],
  read: (sent) =>
    listOf(sent).flatMap((item) => {
      const { orderItemId: id, quantity } = fieldsOf(item);
      return typeof id === 'string' && typeof quantity === 'number'
        ? [{ id, quantity: String(quantity) }]
        : [];
    }),
  write: (items = []) =>
    items.flatMap(({ id, quantity }) => {
      const pieces = piecesOf(quantity) ?? 0;
      return pieces === 0 ? [] : [{ orderItemId: id, quantity: pieces }];
    }),
  shown: textValue.shown,
};

/** Of files their ids and names, never what is in them (rule N12); each once. */
const documentsValue: ValueKind<ClaimDocumentValues[], { kind: string; fileId: string }[]> = {
  shape: [{ id: 'text', kind: 'text', name: 'text', size: 'sum' }],
  read: (sent) =>
    eachOnce(
      listOf(sent).flatMap((document) => {
        const { file, kind } = fieldsOf(document);
        const { id, name, size } = fieldsOf(file);
        const fileId = readText(id);
        if (fileId === undefined) return [];
        const words = { kind: readText(kind) ?? 'OTHER', name: readText(name) ?? 'Файл без имени' };
        return [{ id: fileId, ...words, ...(typeof size === 'number' && { size }) }];
      }),
    ),
  write: (documents = []) => documents.map(({ kind, id }) => ({ kind, fileId: id })),
  shown: (value) => {
    if (value === undefined) return 'Нет такого файла';
    if (typeof value !== 'object') return textValue.shown(value);
    const { kind, name } = fieldsOf(value);
    return `${documentKindName(shownText(kind))}: ${shownText(name)}`;
  },
};

const accountValue = codeValue((id) => (id === '' ? undefined : 'Другой счёт'));

/** Everything that is stated of a claim's fields, step by step. */
export const claimTable = {
  type: { label: 'Что случилось', kind: typeValue, rules: [typeRule] },
  eventDate: {
    label: 'Дата события',
    kind: dayValue,
    rules: [(value, _claim, context) => eventDateRule(context)(value, {})],
  },
  description: { label: 'Описание события', kind: textValue, rules: [descriptionRule] },
  items: { label: 'Товары', kind: itemsValue },
  claimedAmount: {
    label: 'Сумма к возмещению',
    kind: sumValue,
    rules: [(value, _claim, context) => amountRule(context)(value, {})],
  },
  paymentDetailsId: { label: 'Счёт для выплаты', kind: accountValue, required: true },
  documents: { label: 'Документы', kind: documentsValue, rules: [documentsRule] },
} as const satisfies StatedFields<ClaimContext>;

/**
 * What the form of a claim holds: plain, serialisable, and as typed. What is empty is absent; the day
 * is `2026-12-01` and the sum whole kopeks as soon as they are that, and the typed text until then.
 * It holds every item of the order, in its order.
 */
export type ClaimValues = EntryValues<typeof claimTable>;
