/** Words in addresses of the cabinet, its backend and its services; `check-code` counts as two words. */
export const ADDRESS_WORDS: ReadonlySet<string> = new Set(
  // The parts of domain/paths.ts and of the contract; test/house/knownWords.test.ts checks that none is missing.
  (
    'accepted activate actual agreement api assets auth bank boot.js build calendar change check checking ' +
    'claim claims client code conditions confirm contact create credential dashboard data date ' +
    'deactivate debtors deliveries details dev directory disable document documents download ' +
    'envelope excel exclusions favicon.svg file finance financing find flag form founder generate health help ' +
    'index.html insurance invoice invoices login logout management matomo matomo.js matomo.php ' +
    'module needCaptcha object objection offer okopf order organization password payment paymentDetails policy ' +
    'prefix preview price product profile reasons recovery refresh register registry request role ' +
    'rule seller send sender service settlement status submit subscription sum supply token ' +
    'unavailable user users v1'
  ).split(' '),
);

/** Fields of the error service's protocol whose texts come from code, not from data. */
export const CODE_KEYS: ReadonlySet<string> = new Set(
  // Events, spans, sessions and breadcrumbs.
  (
    'category content_type environment function infer_ip infer_user_agent integrations level method module ' +
    'op origin platform pointerType rating replay_type route sample_rand sample_rate sampled status tag type ' +
    'version visibility warnings ' +
    // Fields of a recorded replay.
    'class d data-theme dir fill height hidden lang rel role rr_height rr_width stroke style tagName ' +
    'viewBox width'
  ).split(' '),
);

/** First words of the attributes that the error service's library adds to events and spans. */
export const CODE_PREFIX = /^(?:sentry|http|network|browser|resource|react|device|code)\./;
