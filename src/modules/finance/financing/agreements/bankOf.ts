import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';

/** A bank as a card shows it. */
export interface ShownBank {
  name: string;
  /** File of its logo; absent where it has none. */
  logoId: string | undefined;
}

/** The bank of an agreement or of a reference to one, whatever the server sent for it. */
export function bankOf(agreement: unknown): ShownBank {
  const { fullName, logos } = fieldsOf(fieldsOf(agreement)['bank']);
  const logo: unknown = Array.isArray(logos) ? logos[0] : undefined;
  return {
    name: shownText(fullName) || 'Банк не указан',
    logoId: shownText(fieldsOf(logo)['id']) || undefined,
  };
}
