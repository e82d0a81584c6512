import type { FounderValues } from '../form/requestValues';

/** What a founder is called in lists and questions. */
export function founderName(founder: FounderValues | undefined, index: number): string {
  if (!founder) return `Учредитель ${index + 1}`;
  const { type, lastname, firstname, middlename, name } = founder;
  const words = type === 'COMPANY' ? [name] : [lastname, firstname, middlename];
  return words.filter(Boolean).join(' ') || `Учредитель ${index + 1}`;
}

/** An ИНН of which a glance over the shoulder sees only its ends. */
export function veiledItn(itn: string | undefined): string {
  if (itn === undefined) return 'не указан';
  return itn.length < 10 ? itn : `${itn.slice(0, 4)} •••• ${itn.slice(-4)}`;
}
