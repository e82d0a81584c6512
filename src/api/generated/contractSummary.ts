// Written by `npm run codegen` from openapi/. Do not edit.

/** Version of the contract, and how many of its operations come from where (`x-origin`). */
export const contractSummary = {
  version: '0.1.1',
  total: { operations: 112, documented: 20, inferred: 77, proposed: 15 },
  tags: [
    { tag: 'auth', operations: 12, documented: 1, inferred: 11, proposed: 0 },
    { tag: 'service', operations: 2, documented: 1, inferred: 1, proposed: 0 },
    { tag: 'user', operations: 11, documented: 1, inferred: 9, proposed: 1 },
    { tag: 'organization', operations: 10, documented: 0, inferred: 10, proposed: 0 },
    { tag: 'paymentDetails', operations: 4, documented: 0, inferred: 4, proposed: 0 },
    { tag: 'directory', operations: 2, documented: 0, inferred: 0, proposed: 2 },
    { tag: 'file', operations: 3, documented: 1, inferred: 1, proposed: 1 },
    { tag: 'debtors', operations: 3, documented: 3, inferred: 0, proposed: 0 },
    { tag: 'client', operations: 6, documented: 5, inferred: 1, proposed: 0 },
    { tag: 'sender', operations: 19, documented: 5, inferred: 5, proposed: 9 },
    { tag: 'seller', operations: 1, documented: 0, inferred: 0, proposed: 1 },
    { tag: 'financeOffer', operations: 5, documented: 1, inferred: 4, proposed: 0 },
    { tag: 'financeRequest', operations: 17, documented: 2, inferred: 15, proposed: 0 },
    { tag: 'financeAgreement', operations: 4, documented: 0, inferred: 3, proposed: 1 },
    { tag: 'financeRegistry', operations: 8, documented: 0, inferred: 8, proposed: 0 },
    { tag: 'financeRule', operations: 5, documented: 0, inferred: 5, proposed: 0 },
  ],
} as const;
