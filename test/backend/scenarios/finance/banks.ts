import { STORED_AS_IT_IS } from '../../db';
import type { World } from '../../world';
import { correspondentAccount, organizationInn, settlementAccount } from '../checksums';

interface Bank {
  readonly id: string;
  readonly fullName: string;
  /** Null for a bank without a logo, which the cabinet must support. */
  readonly logoFileId: string | null;
  readonly itn: string;
  readonly kpp: string;
  readonly bik: string;
}

export const NATSIONALNY: Bank = {
  id: 'bank-natsionalny',
  fullName: 'ПАО «Национальный банк развития»',
  logoFileId: 'b4a0c0de-0001-4b00-8000-0123456789ab',
  itn: organizationInn('770312345'),
  kpp: '770301001',
  bik: '044525999',
};

export const SEVERNY: Bank = {
  id: 'bank-severny',
  fullName: 'АО «Северный кредит»',
  logoFileId: null,
  itn: organizationInn('780498765'),
  kpp: '780401001',
  bik: '044030888',
};

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">' +
  '<rect width="40" height="40" fill="#1d3f8f"/>' +
  '<path d="M8 17 20 9l12 8v2H8zm3 4h3v8h-3zm7.5 0h3v8h-3zm7.500 0h3v8h-3zM8 31h24v2H8z" fill="#fff"/></svg>';

export function seedBanks({ db }: World): void {
  for (const bank of [NATSIONALNY, SEVERNY]) {
    db.financeBank.create({
      ...bank,
      correspondentAccount: correspondentAccount(bank.bik),
      settlementAccount: settlementAccount(bank.bik, '40702', '00000004321'),
    });
    if (bank.logoFileId === null) continue;
    db.storedFile.create({
      id: bank.logoFileId,
      name: 'Логотип Национальный банк развития.svg',
      mimeType: 'image/svg+xml',
      content: LOGO,
      isBase64: false,
      ...STORED_AS_IT_IS,
      createdDateTime: '',
      organizationId: null,
    });
  }
}
