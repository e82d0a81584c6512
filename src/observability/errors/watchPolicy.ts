/** The browser's report about a violation of the page's policy. */
interface Refusal {
  readonly effectiveDirective: string;
  /** An address, or a word such as `inline`. */
  readonly blocked: string;
  /** `report` if the policy only reported the violation. */
  readonly disposition: string;
}

/** Returns a word for the refused resource. Its address is omitted, because it may contain search text. */
function kindOf(blocked: string): string {
  if (/^[a-z-]+$/.test(blocked)) return blocked;
  try {
    const { protocol, origin } = new URL(blocked);
    if (!protocol.startsWith('http')) return protocol.slice(0, -1);
    return origin === location.origin ? 'own origin' : 'another origin';
  } catch {
    return 'unknown';
  }
}

function errorOf({ effectiveDirective, blocked, disposition }: Refusal): Error {
  const done = disposition === 'report' ? 'would refuse' : 'has refused';
  const error = new Error(`The policy ${done} ${effectiveDirective}: ${kindOf(blocked)}`);
  error.name = 'PolicyRefusal';
  return error;
}

/**
 * Reports each violation of the page's policy once per directive and kind; earlier ones only by a `ReportingObserver`.
 * The browser's own reports (`report-to`) would contain the whole address of the page, and this cannot be configured.
 */
export function watchPolicy(tell: (error: Error) => void): void {
  const reported = new Set<string>();
  const take = (refusal: Refusal) => {
    const error = errorOf(refusal);
    if (reported.has(error.message)) return;
    reported.add(error.message);
    tell(error);
  };
  if (typeof ReportingObserver === 'undefined') {
    document.addEventListener('securitypolicyviolation', (event) =>
      take({ ...detailsOf(event), blocked: event.blockedURI }),
    );
    return;
  }
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        if (body && 'blockedURL' in body && isRefusal(body)) {
          take({ ...detailsOf(body), blocked: body.blockedURL ?? '' });
        }
      }
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}

type Details = Pick<Refusal, 'effectiveDirective' | 'disposition'>;

const detailsOf = ({ effectiveDirective, disposition }: Details): Details => ({
  effectiveDirective,
  disposition,
});

/** TypeScript only knows that a report has a body. */
const isRefusal = (body: object): body is Details & { readonly blockedURL: string | null } =>
  'effectiveDirective' in body && typeof body.effectiveDirective === 'string';
