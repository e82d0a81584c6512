import type { FilterControls, FilterOption } from '../../../../blocks/registry/filterControls';
import type { ordersQuery } from './ordersQuery';

/**
 * How the filters of orders look.
 *
 * @param statuses of the directory; null where it could not be read: then there is no such filter
 */
export function orderFilterControls(
  statuses: readonly FilterOption[] | null,
): FilterControls<typeof ordersQuery.filters> {
  return {
    search: { label: 'Номер заказа, накладной или город', placeholder: 'Заказ, накладная, город' },
    period: { label: 'Создан', isPast: true },
    ...(statuses && { status: { label: 'Статус', options: statuses } }),
    insured: {
      label: 'Страхование',
      options: [
        { value: 'yes', label: 'Застрахован' },
        { value: 'no', label: 'Не застрахован' },
      ],
    },
    claim: { label: 'С заявлением' },
  };
}
