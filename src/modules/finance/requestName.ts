/** What a request for financing is called among drafts, and among what was taken away. */
export const REQUEST = 'finance-request';
