// The worker of the reader, as a file of the cabinet's own origin.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
