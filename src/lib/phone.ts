import { isMobilePhone } from './requisites';

/** `+79161234567` becomes `+7 916 123-45-67`; any other text stays as it is. */
export function formatPhone(phone: string): string {
  if (!isMobilePhone(phone)) return phone;
  return phone.replace(/^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3-$4-$5');
}
