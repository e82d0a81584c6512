/** The kinds of a seller's documents, by the code that the contract gives them. */
export const sellerDocuments = {
  AGREEMENT: 'Договор',
  CERTIFICATE: 'Сертификат',
  ACT: 'Акт',
  INVOICE: 'Счёт',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a kind of document; a kind of a later backend is called by its code. */
export function sellerDocumentName(type: string): string {
  const names: Readonly<Record<string, string>> = sellerDocuments;
  return Object.hasOwn(names, type) ? (names[type] ?? type) : type;
}
