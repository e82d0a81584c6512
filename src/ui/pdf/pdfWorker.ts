// The worker of the reader, as a file of the own origin.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
