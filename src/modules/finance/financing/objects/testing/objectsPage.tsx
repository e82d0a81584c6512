import { screen } from '@testing-library/react';
import { ANNA, financeId } from '../../../../../../test/backend/scenarios/finance/owners';
import type { testCabinet } from '../../../../../../test/render/cabinet';
import ObjectsTab from '../ObjectsTab';

/** The box that chooses an object. */
export const boxOf = (number: string) => screen.findByLabelText(`Выбрать требование ${number}`);

/** «Объекты» of Anna in a cabinet, and the objects that its backend has. */
export function objectsPage(cabinet: ReturnType<typeof testCabinet>) {
  const table = () => cabinet.backend.world.db.financingObject;
  return {
    table,
    /** Available objects of Anna under the agreement with this number of the demo. */
    availableUnder: (agreement: number) =>
      table()
        .all()
        .filter(
          (one) =>
            one.organizationId === ANNA.organizationId &&
            one.status.name === 'AVAILABLE' &&
            one.agreement.id === financeId('agreement', ANNA, agreement),
        ),
    openObjects: (query = '') =>
      cabinet.show({ '/financing': <ObjectsTab /> }, { address: `/financing${query}` }),
  };
}
