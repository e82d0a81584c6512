import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Replaces `Worker`, which jsdom lacks: the PDF reader runs in the same thread and answers through a channel. */
export class PdfThread extends MessageChannel {
  postMessage = this.port1.postMessage.bind(this.port1);
  addEventListener = this.port1.addEventListener.bind(this.port1);
  removeEventListener = this.port1.removeEventListener.bind(this.port1);
  terminate = this.port1.close.bind(this.port1);
  constructor() {
    super();
    this.port1.start();
    WorkerMessageHandler.initializeFromPort(this.port2);
    this.port2.start();
  }
}
