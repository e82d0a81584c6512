import type { ServiceHealth } from '../../api/endpoints/client';

/**
 * The account badge (specification, section 4): AVAILABLE is on, EMPTY is off, ERROR is off with an
 * error text; any other status or a failed call hides it.
 */
export type AccountBadgeView =
  { state: 'on' } | { state: 'off' } | { state: 'error'; text: string } | { state: 'hidden' };

/** The answer of the health check of a service. */
export interface HealthAnswer {
  health: ServiceHealth | undefined;
  /** The last check failed, which overrides an earlier answer. */
  healthFailed: boolean;
}

/** Reads the badge of an account out of the health check; `text` is '' where the service gave none. */
export function readAccountBadge({ health, healthFailed }: HealthAnswer): AccountBadgeView {
  if (healthFailed) return { state: 'hidden' };
  switch (health?.status) {
    case 'AVAILABLE':
      return { state: 'on' };
    case 'EMPTY':
      return { state: 'off' };
    case 'ERROR':
      return { state: 'error', text: health.description ?? '' };
    case undefined:
    default:
      return { state: 'hidden' };
  }
}
