/** Where the part of the reader is that runs beside the page: a file of the own origin. */
export { default as workerAddress } from './pdfWorker.ts?worker&url';
