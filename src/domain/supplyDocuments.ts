/** The kinds of shipping documents, by the code that the contract gives them. */
export const supplyDocuments = {
  UPD: 'УПД',
  WAYBILL: 'ТОРГ-12',
  ACT: 'Акт',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a kind of document; a kind of a later backend is called by its code. */
export function supplyDocumentName(type: string): string {
  const names: Readonly<Record<string, string>> = supplyDocuments;
  return Object.hasOwn(names, type) ? (names[type] ?? type) : type;
}
