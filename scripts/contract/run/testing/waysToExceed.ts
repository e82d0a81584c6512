import { PARCEL } from './depotBackend';
import { ofParcel, type WayToBreak } from './wayToBreak';

/** Faults: values break a limit or pattern of the contract, or a property is added. */
export const WAYS_TO_EXCEED: readonly WayToBreak[] = [
  ofParcel(
    'goes below a bound',
    { weight: 0 },
    {
      rule: 'body-bound',
      place: 'Parcel.yaml > weight:',
      words: 'Значение вне границ: >= 1; 0',
    },
  ),
  ofParcel(
    'goes below the bound of a shared type',
    { fee: -1 },
    {
      rule: 'body-bound',
      place: 'Parcel.yaml > fee:',
      words: '>= 0; -1',
    },
  ),
  ofParcel(
    'goes beyond 64 bits',
    { price: 1e20 },
    {
      rule: 'body-format',
      place: 'Parcel.yaml > price:',
      words: 'int64',
    },
  ),
  ofParcel(
    'sends an empty identifier',
    { id: '' },
    {
      rule: 'body-bound',
      place: 'Parcel.yaml > id:',
      words: 'minLength 1; string of 0 characters',
    },
  ),
  ofParcel(
    'sends too long an identifier',
    { id: 'P-123456789' },
    {
      rule: 'body-bound',
      place: 'Parcel.yaml > id:',
      words: 'maxLength 8; string of 11 characters',
    },
  ),
  ofParcel(
    'sends too long a text',
    { note: 'слишком длинно' },
    {
      rule: 'body-bound',
      place: 'Parcel.yaml > note:',
      words: 'maxLength 10',
    },
  ),
  ofParcel(
    'sends too many items',
    { tags: ['a', 'b', 'c', 'd'] },
    {
      rule: 'body-bound',
      place: 'Parcel.yaml > tags:',
      words: 'maxItems 3; array of 4 items',
    },
  ),
  ofParcel(
    'breaks a pattern',
    { sender: { name: 'Анна', phone: '+7 900' } },
    {
      rule: 'body-format',
      place: 'Sender.yaml > phone:',
      words: String.raw`^\d{10}$`,
    },
  ),
  ofParcel(
    'adds a property',
    { colour: 'red' },
    {
      rule: 'property-undocumented',
      place: 'Parcel.yaml > type: object',
      words: 'Свойства нет в контракте; string',
      isAccepted: true,
    },
  ),
  ofParcel(
    'adds a property to a closed object',
    { sender: { ...PARCEL.sender, age: 30 } },
    {
      rule: 'property-undocumented',
      place: 'Sender.yaml > additionalProperties',
      words: 'Свойства нет в контракте; integer',
      isAccepted: true,
    },
  ),
];
