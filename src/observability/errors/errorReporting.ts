import {
  breadcrumbsIntegration,
  browserSessionIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  getClient,
  init,
  linkedErrorsIntegration,
  replayIntegration,
  setTag,
  startBrowserTracingNavigationSpan,
  type BrowserOptions,
} from '@sentry/react';
import type { VisitedPage } from '../analytics/analytics';
import { scrubValue } from '../privacy/scrubValue';
import { lastFailure } from './faults';
import { cleanTransport } from './cleanTransport';
import { deliverFaults } from './deliverFaults';
import { watchPolicy } from './watchPolicy';

/**
 * Converts any thrown value to an error for the service. For a failed call only the status is sent, because its message
 * may contain personal data.
 */
function errorOfFault(fault: unknown): Error {
  if (fault instanceof Error) return fault;
  if (typeof fault === 'object' && fault !== null && 'status' in fault) {
    const status =
      typeof fault.status === 'number' || typeof fault.status === 'string' ? fault.status : '?';
    const error = new Error(`A call failed with ${status}`);
    error.name = 'FailedCall';
    return error;
  }
  return new Error(typeof fault === 'string' ? fault : `Thrown: ${typeof fault}`);
}

export interface ErrorService {
  dsn: string;
  release: string;
  /** Name of the deployment; the library's default if undefined. */
  environment?: string | undefined;
  /** Sends the reports; replaced in tests. */
  transport?: BrowserOptions['transport'];
}

/** Fraction of visits (0 to 1) that are traced. */
export const TRACING_RATE = 1;
/** Fraction of visits (0 to 1) that are recorded from the start. */
export const REPLAY_RATE = 0.1;
/** Fraction of the other visits (0 to 1) that are recorded once an error occurs. */
export const REPLAY_ON_ERROR_RATE = 1;

/** Data that the library collects by default, all of it disabled. */
export const NOTHING_COLLECTED: NonNullable<BrowserOptions['dataCollection']> = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: false, response: false },
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  mcp: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** Attributes with texts for users; a replay shows asterisks instead. */
const TEXT_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'download',
  'label',
  'placeholder',
  'srcdoc',
  'summary',
  'title',
  'value',
];

/** Adapts `scrubValue` to the hooks of the library: keeps the type, cleans the values. */
function scrubbed<Item extends object>(item: Item): Item {
  // Internals of the library are kept as they are: they are not sent, and are not a plain record.
  const { sdkProcessingMetadata, ...rest } = { sdkProcessingMetadata: undefined, ...item };
  for (const name of Object.keys(rest)) Reflect.deleteProperty(item, name);
  return Object.assign(item, scrubValue(rest), sdkProcessingMetadata && { sdkProcessingMetadata });
}

/** Returns the library's integrations in use; its default list collects more data. */
function integrations(): NonNullable<BrowserOptions['defaultIntegrations']> {
  return [
    eventFiltersIntegration(),
    functionToStringIntegration(),
    linkedErrorsIntegration(),
    dedupeIntegration(),
    browserSessionIntegration(),
    // No log lines and no clicks, because labels contain names.
    breadcrumbsIntegration({ dom: false, history: false, xhr: false, fetch: true }),
    browserTracingIntegration({
      instrumentPageLoad: false, // The page has loaded by now, and its span would be named by the address.
      instrumentNavigation: false, // `page` below starts a span with the name of the route.
      linkPreviousTrace: 'in-memory',
      enableElementTiming: false,
    }),
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      maskAttributes: TEXT_ATTRIBUTES,
      networkDetailAllowUrls: [],
      networkCaptureBodies: false,
      useCompression: false, // The transport first cleans the recording and then compresses it.
      beforeAddRecordingEvent: scrubbed,
    }),
  ] as NonNullable<BrowserOptions['defaultIntegrations']>;
}

export interface ErrorReporting {
  page(place: VisitedPage): void;
}

/** Starts error reporting; earlier faults are sent at once. */
export function startErrorReporting(service: ErrorService, place: VisitedPage): ErrorReporting {
  let current = place;
  init({
    dsn: service.dsn,
    release: service.release,
    ...(service.environment && { environment: service.environment }),
    dataCollection: NOTHING_COLLECTED,
    defaultIntegrations: integrations(),
    tracesSampleRate: TRACING_RATE,
    replaysSessionSampleRate: REPLAY_RATE,
    replaysOnErrorSampleRate: REPLAY_ON_ERROR_RATE,
    // Adds no header to the cabinet's calls.
    tracePropagationTargets: [],
    enhanceFetchErrorMessages: false,
    attachStacktrace: true,
    maxBreadcrumbs: 50,
    beforeSend: (event) =>
      scrubbed({
        ...event,
        transaction: current.pattern,
        tags: { ...event.tags, request_code: lastFailure.code ?? undefined },
      }),
    beforeSendSpan: scrubbed,
    beforeBreadcrumb: scrubbed,
    transport: cleanTransport(service.transport),
  });
  const tell = ({ module, route }: VisitedPage) => {
    setTag('module', module);
    setTag('route', route);
  };
  tell(place);
  deliverFaults((fault) => {
    captureException(errorOfFault(fault));
  });
  watchPolicy(captureException);
  return {
    page(next) {
      if (next.pattern === current.pattern) return;
      current = next;
      tell(next);
      const client = getClient();
      if (client) {
        const attributes = { 'sentry.source': 'route', 'sentry.op': 'navigation' };
        startBrowserTracingNavigationSpan(
          client,
          { name: next.pattern, attributes },
          { url: next.pattern },
        );
      }
    },
  };
}
