import { eventLabels, type EventKind } from './eventLabels';
import { cleanRequest, HEARTBEAT_SECONDS, type Tracker } from './matomo';
import type { UsedControl } from './usedControl';

/** The page that the user is on, without values from its address. */
export interface VisitedPage {
  /** Id of the product module; 'core' for pages of the cabinet itself. */
  module: string;
  /** Name of the route; its pattern if it has no name. */
  route: string;
  /** The address with names instead of values: `/profile/users/:id`. */
  pattern: string;
}

/** Milliseconds after which events are sent. */
export const EVENT_DELAY_MS = 50;

/** Addresses of the developer page, which has no analytics. */
const EXCLUDED = /^\/dev(?:\/|$)/;

export interface Analytics {
  /** Sets the current page; the first one of a visit is not tracked. */
  page(place: VisitedPage): void;
  /** Reports a used control, or an event without a control. */
  event(control: UsedControl): void;
  /** Reports a measurement of the visit at once, because the page may be closed afterwards. */
  vital(name: string, value: number): void;
}

/**
 * Returns analytics over a tracker: page views when the route changes, and events named by module and route. Neither
 * contains values of an address.
 *
 * @param first the initial page; it is not tracked
 */
export function createAnalytics(
  tracker: Tracker,
  first: VisitedPage,
  origin = window.location.origin,
): Analytics {
  let place = first;
  const isTracked = () => !EXCLUDED.test(place.pattern);
  // The tracker reports outgoing links by itself; on an excluded page the empty request suppresses such a report.
  const cleanRequests = () =>
    tracker('setCustomRequestProcessing', isTracked() ? cleanRequest : () => '');
  const nameAddress = () => tracker('setCustomUrl', origin + place.pattern);
  cleanRequests();
  if (isTracked()) nameAddress();
  else tracker('disableHeartBeatTimer');
  return {
    page(next) {
      if (next.pattern === place.pattern) return;
      place = next;
      cleanRequests();
      if (!isTracked()) {
        tracker('disableHeartBeatTimer');
        return;
      }
      nameAddress();
      tracker('setDocumentTitle', `${place.module}/${place.route}`);
      tracker('trackPageView');
      tracker('enableHeartBeatTimer', HEARTBEAT_SECONDS);
    },
    vital(name, value) {
      if (EXCLUDED.test(first.pattern)) return;
      const { module, route } = first;
      tracker('trackEvent', module, eventLabels.automatic, `${route}/${name}`, value);
    },
    event({ kind, name }: { kind: EventKind; name: string }) {
      if (!isTracked()) return;
      const { module, route } = place;
      // The call is delayed, so that an error in it does not disturb the control.
      setTimeout(
        () => tracker('trackEvent', module, eventLabels[kind], `${route}/${name}`),
        EVENT_DELAY_MS,
      );
    },
  };
}
