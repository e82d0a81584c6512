import type { AgreementFlag } from '../../../../api/endpoints/financeRequest';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';

/** Names that can stand in the path of a field. */
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

/** The consents that a form needs, each once; what has no name of its own is left out. */
export function listedFlags(flags: unknown): AgreementFlag[] {
  if (!Array.isArray(flags)) return [];
  const known = new Set<string>();
  return flags.flatMap((entry: unknown) => {
    const { flag, name, accepted, acceptedDateTime, file } = fieldsOf(entry);
    if (typeof flag !== 'string' || !PLAIN_NAME.test(flag) || known.has(flag)) return [];
    known.add(flag);
    const { id, name: fileName } = fieldsOf(file);
    return [
      {
        flag,
        name: shownText(name) || 'Согласие',
        accepted: accepted === true,
        acceptedDateTime: typeof acceptedDateTime === 'string' ? acceptedDateTime : null,
        file: typeof id === 'string' ? { id, name: shownText(fileName) } : null,
      },
    ];
  });
}
