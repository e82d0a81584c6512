/** Where the calls go; always this origin, the server in front passes them on. */
export const API_BASE = '/api';
