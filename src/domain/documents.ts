/** The kinds of a seller's documents, keyed by the contract's code. */
export const sellerDocuments = {
  AGREEMENT: 'Договор',
  CERTIFICATE: 'Сертификат',
  ACT: 'Акт',
  INVOICE: 'Счёт',
} as const;

/** The kinds of shipping documents, keyed by the contract's code. */
export const supplyDocuments = {
  UPD: 'УПД',
  WAYBILL: 'ТОРГ-12',
  ACT: 'Акт',
} as const;

/** Returns the name of a kind of document; the code for unknown kinds. */
export function documentName(kinds: Readonly<Record<string, string>>, type: string): string {
  return (Object.hasOwn(kinds, type) && kinds[type]) || type;
}
