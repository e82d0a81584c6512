/** The application's store for tests of lower layers, because these may not import `src/app`. */
export { createStore } from '../../src/app/store';
