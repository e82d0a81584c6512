// The part of the reader that runs beside the page, as a file of the own origin.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
