// The library has no types for this file, which handles the messages of its worker thread.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: MessagePort): void };
}
