/** Offers that are not deleted, 100 at most (rule B2); one argument, one cache entry. */
export const actualFinanceOffers = {
  searchRequest: {
    pageSize: 100,
    filters: [{ field: 'isDeleted', value: false, operation: 'EQ' as const }],
  },
};
