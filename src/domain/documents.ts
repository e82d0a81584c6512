/** The kinds of a seller's documents, by the code that the contract gives them. */
export const sellerDocuments = {
  AGREEMENT: 'Договор',
  CERTIFICATE: 'Сертификат',
  ACT: 'Акт',
  INVOICE: 'Счёт',
} as const;

/** The kinds of shipping documents, by the code that the contract gives them. */
export const supplyDocuments = {
  UPD: 'УПД',
  WAYBILL: 'ТОРГ-12',
  ACT: 'Акт',
} as const;

/** The name of a kind of document; a kind of a later backend is called by its code. */
export function documentName(kinds: Readonly<Record<string, string>>, type: string): string {
  return (Object.hasOwn(kinds, type) && kinds[type]) || type;
}
