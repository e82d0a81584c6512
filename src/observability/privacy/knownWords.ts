/** Words of the addresses of the cabinet, of its backend and of its services. */
export const ADDRESS_WORDS: ReadonlySet<string> = new Set(
  // The parts of domain/paths.ts and of the contract; test/house/knownWords.test.ts looks for new ones.
  (
    'accepted activate actual agreement agreement-flag api assets auth build calendar change-password ' +
    'check-code check-data checking-prefix claim client client-insurance-price confirm contact-data ' +
    'create-claim create-password credential dashboard date deactivate debtors deliveries dev directory ' +
    'disable-reasons document documents download envelope excel file finance financing find form founder ' +
    'generate-password health health-check help insurance insurance-conditions insurance-management invoice ' +
    'invoices-payment login logout matomo module needCaptcha object offer okopf order order-register ' +
    'organization payment-details paymentDetails policy preview product-agreement profile recovery refresh ' +
    'register registry-data request role rule seller send sender service settlement status submit ' +
    'subscription sum supply token unavailable user users v1 boot.js favicon.svg index.html matomo.js ' +
    'matomo.php'
  ).split(' '),
);

/** Names of the error service's protocol whose texts are words of the code or of a library. */
export const CODE_KEYS: ReadonlySet<string> = new Set(
  // Events, spans, sessions and breadcrumbs.
  (
    'category content_type environment function infer_ip infer_user_agent integrations level method module ' +
    'op origin platform pointerType rating replay_type route sample_rand sample_rate sampled status tag type ' +
    'version visibility warnings ' +
    // Attributes of elements without words for people.
    'aria-busy aria-checked aria-current aria-disabled aria-expanded aria-haspopup aria-hidden aria-live ' +
    'aria-multiselectable aria-relevant aria-required aria-rowcount aria-rowindex aria-selected aria-sort ' +
    'autocapitalize autocomplete charset class clip-rule cx cy d data-analytics data-beat data-index ' +
    'data-pc-name data-pc-section data-row data-stale data-theme dir draggable fill fill-rule height hidden ' +
    'inputmode lang offset points r rel role rr_height rr_width rx ry scope spellcheck stroke stroke-linecap ' +
    'stroke-linejoin stroke-width style tabindex tagName transform viewBox width x x1 x2 y y1 y2'
  ).split(' '),
);

/** Beginnings of names that the error service's library gives to what it measures. */
export const CODE_PREFIX = /^(?:sentry|http|network|browser|resource|react|device|code)\./;
