import type { CabinetStore } from './store';

/** Loads what stands behind the sign-in and makes its modules known. Rejects when it is missing. */
export async function loadCabinet(store: CabinetStore) {
  const cabinet = await import('./cabinet');
  cabinet.registerCabinet(store);
  return cabinet;
}
