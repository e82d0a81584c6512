/** Where the part that makes files beside the page is: a file of the own origin. */
export { default as workerAddress } from './exportWorker.ts?worker&url';
