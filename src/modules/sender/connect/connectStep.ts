/** The steps of specification, section 2, by their numbers there. */
export type ConnectStep = 0 | 1 | 2;
