import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownText } from '../../../../lib/shownText';
import type { FilterControls } from '../../../../blocks/registry/filterControls';
import { statusOptions } from '../../../../blocks/registry/statusOptions';
import { TextFilterInput } from '../../../../blocks/registry/TextFilterInput';
import { bankOf } from '../agreements/bankOf';
import type { objectsQuery } from './objectsQuery';

/** How the filters of objects look; the agreements are those that have arrived. */
export function objectFilterControls(
  agreements: readonly FinanceAgreement[],
): FilterControls<typeof objectsQuery.filters> {
  return {
    search: { label: 'Номер требования, покупатель или ИНН', placeholder: 'Номер или покупатель' },
    status: { label: 'Статус', options: statusOptions(financingStatuses) },
    agreement: {
      label: 'Договор',
      options: agreements.map((agreement) => ({
        value: shownText(agreement.id),
        label: `№\u00A0${shownText(agreement.number)}, ${bankOf(agreement).name}`,
      })),
    },
    buyer: { label: 'Покупатель или ИНН', control: (props) => <TextFilterInput {...props} /> },
    supply: { label: 'Поставка', control: (props) => <TextFilterInput {...props} /> },
    repayment: { label: 'Плановое погашение' },
    financed: { label: 'Дата финансирования', isPast: true },
    amount: { label: 'Сумма требования' },
    overdue: { label: 'С просрочкой' },
    recourse: { label: 'С регрессом' },
  };
}
