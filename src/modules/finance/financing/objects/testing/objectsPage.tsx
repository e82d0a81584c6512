import { screen } from '@testing-library/react';
import { ANNA, financeId } from '../../../../../../test/backend/scenarios/finance/owners';
import type { testCabinet } from '../../../../../../test/render/cabinet';
import ObjectsTab from '../ObjectsTab';

export const boxOf = (number: string) => screen.findByLabelText(`Выбрать требование ${number}`);

/** Returns functions that open «Объекты» as Anna, and read its objects in the backend. */
export function objectsPage(cabinet: ReturnType<typeof testCabinet>) {
  const table = () => cabinet.backend.world.db.financingObject;
  return {
    table,
    /** Returns Anna's available objects under the demo agreement with this number. */
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
