// Written by `npm run codegen` from openapi/. Do not edit.

import type { SearchRequest } from './financeRegistry';

export type DownloadFileApiArg = { id: string };
export type DownloadDebtorAgreementApiArg = { agreementId: string };
export type PreviewFinanceRequestDocumentApiArg = { id: string };
export type DownloadFinanceAgreementApiArg = { agreementId: string };
export type ExportFinancingObjectsApiArg = { searchRequest: SearchRequest };

/** Paths (after the server's /api) of the calls that answer with a file. */
export const downloadPaths = {
  /** Download a file. */
  downloadFile: (arg: DownloadFileApiArg): string =>
    `/v1/file/download/${encodeURIComponent(arg.id)}`,
  /** Download an insurance agreement. */
  downloadDebtorAgreement: (arg: DownloadDebtorAgreementApiArg): string =>
    `/v1/debtors/agreement/download/${encodeURIComponent(arg.agreementId)}`,
  /** Download a preview of the request document. */
  previewFinanceRequestDocument: (arg: PreviewFinanceRequestDocumentApiArg): string =>
    `/v1/finance/request/${encodeURIComponent(arg.id)}/form/document/preview`,
  /** Download a finance agreement. */
  downloadFinanceAgreement: (arg: DownloadFinanceAgreementApiArg): string =>
    `/v1/finance/agreement/download/${encodeURIComponent(arg.agreementId)}`,
  /** Export financing objects to Excel. */
  exportFinancingObjects: (): string => `/v1/finance/object/excel`,
} as const;
