/** The program's store for tests of lower floors, which may not import `src/app` themselves. */
export { createStore } from '../../src/app/store';
