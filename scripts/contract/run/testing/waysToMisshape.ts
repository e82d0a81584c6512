import { ofParcel, type WayToBreak } from './wayToBreak';

/** Faults: properties are missing, or values have a wrong type, enumeration value or date format. */
export const WAYS_TO_MISSHAPE: readonly WayToBreak[] = [
  ofParcel(
    'leaves a property out',
    { weight: undefined },
    {
      rule: 'body-required',
      place: 'Parcel.yaml > weight:',
      words: 'Нет обязательного свойства: weight; nothing',
    },
  ),
  ofParcel(
    'leaves out a property of a shared type',
    { price: undefined },
    {
      rule: 'body-required',
      place: 'Parcel.yaml > price:',
      words: 'Нет обязательного свойства: price',
    },
  ),
  ofParcel(
    'leaves out a property inside',
    { sender: { name: 'Анна' } },
    {
      rule: 'body-required',
      place: 'Sender.yaml > phone:',
      words: 'Нет обязательного свойства: phone',
    },
  ),
  ofParcel(
    'renames a property',
    { weight: undefined, wieght: 3 },
    {
      rule: 'body-required',
      place: 'Parcel.yaml > weight:',
      words: 'weight',
      also: ['property-undocumented'],
    },
  ),
  ofParcel(
    'sends null for a number',
    { weight: null },
    {
      rule: 'body-null',
      place: 'Parcel.yaml > weight:',
      words: 'null там, где контракт его не допускает, ожидается: integer; null',
    },
  ),
  ofParcel(
    'sends null for a shared type',
    { fee: null },
    {
      rule: 'body-null',
      place: 'Parcel.yaml > fee:',
      words: 'integer; null',
    },
  ),
  ofParcel(
    'sends null for a list',
    { tags: null },
    {
      rule: 'body-null',
      place: 'Parcel.yaml > tags:',
      words: 'array; null',
    },
  ),
  ofParcel(
    'sends null for an object',
    { sender: null },
    {
      rule: 'body-null',
      place: 'Parcel.yaml > sender:',
      words: 'object; null',
    },
  ),
  ofParcel(
    'sends a number as text',
    { weight: '3' },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > weight:',
      words: 'Другой тип, ожидается: integer; string',
    },
  ),
  ofParcel(
    'sends money as text',
    { price: '1000' },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > price:',
      words: 'integer; string',
    },
  ),
  ofParcel(
    'sends money in roubles',
    { price: 10.5 },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > price:',
      words: 'integer; number',
    },
  ),
  ofParcel(
    'sends text as a number',
    { note: 7 },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > note:',
      words: 'string, null; integer',
    },
  ),
  ofParcel(
    'sends the text «yes» for true',
    { fragile: 'yes' },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > fragile:',
      words: 'boolean; string',
    },
  ),
  ofParcel(
    'sends 1 for true',
    { fragile: 1 },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > fragile:',
      words: 'boolean; integer',
    },
  ),
  ofParcel(
    'sends one item instead of a list',
    { tags: 'red' },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > tags:',
      words: 'array; string',
    },
  ),
  ofParcel(
    'sends a list instead of an object',
    { sender: [] },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > sender:',
      words: 'object; array',
    },
  ),
  ofParcel(
    'sends a number inside a list of texts',
    { tags: ['red', 7] },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > tags:',
      words: 'string; integer',
    },
  ),
  ofParcel(
    'adds a value to a closed enumeration',
    { kind: 'CRATE' },
    {
      rule: 'body-enum',
      place: 'Parcel.yaml > kind:',
      words: 'Значения нет в закрытом перечислении: BOX, LETTER',
    },
  ),
  ofParcel(
    'writes an enumeration in small letters',
    { kind: 'box' },
    {
      rule: 'body-enum',
      place: 'Parcel.yaml > kind:',
      words: 'BOX, LETTER',
    },
  ),
  ofParcel(
    'adds a value to an extensible enumeration',
    { state: 'LOST' },
    {
      rule: 'enum-value-unknown',
      place: 'Parcel.yaml > state:',
      words: 'Нового значения ещё нет в растущем перечислении: NEW, SENT; string',
      isAccepted: true,
    },
  ),
  ofParcel(
    'sends an instant without an offset',
    { createdDateTime: '2026-11-20T09:00:00' },
    {
      rule: 'body-format',
      place: 'Parcel.yaml > createdDateTime:',
      words: 'date-time; string dddd-dd-ddTdd:dd:dd',
    },
  ),
  ofParcel(
    'sends an instant with a space',
    { createdDateTime: '2026-11-20 09:00:00Z' },
    {
      rule: 'body-format',
      place: 'Parcel.yaml > createdDateTime:',
      words: 'date-time; string dddd-dd-dd dd:dd:ddZ',
    },
  ),
  ofParcel(
    'sends an instant as a number',
    { createdDateTime: 1_763_618_400 },
    {
      rule: 'body-type',
      place: 'Parcel.yaml > createdDateTime:',
      words: 'string; integer',
    },
  ),
  ofParcel(
    'sends a Russian date',
    { day: '20.11.2026' },
    {
      rule: 'body-format',
      place: 'Parcel.yaml > day:',
      words: 'date; string dd.dd.dddd',
    },
  ),
  ofParcel(
    'sends a day that does not exist',
    { day: '2026-02-31' },
    {
      rule: 'body-format',
      place: 'Parcel.yaml > day:',
      words: 'Другой формат, ожидается: date',
    },
  ),
];
