// Written by `npm run codegen` from openapi/. Do not edit.

import type { SearchRequest } from './financeRegistry';

export type DownloadFileApiArg = { id: string };
export type DownloadDebtorAgreementApiArg = { agreementId: string };
export type PreviewFinanceRequestDocumentApiArg = { id: string };
export type DownloadFinanceAgreementApiArg = { agreementId: string };
export type ExportFinancingObjectsApiArg = { searchRequest: SearchRequest };

/** Paths (after the server's /api) of the calls that answer with a file. */
export const downloadPaths = {
  /** Скачать файл. */
  downloadFile: (arg: DownloadFileApiArg): string =>
    `/v1/file/download/${encodeURIComponent(arg.id)}`,
  /** Скачать договор страхования. */
  downloadDebtorAgreement: (arg: DownloadDebtorAgreementApiArg): string =>
    `/v1/debtors/agreement/download/${encodeURIComponent(arg.agreementId)}`,
  /** Скачать предварительный вид документа заявки. */
  previewFinanceRequestDocument: (arg: PreviewFinanceRequestDocumentApiArg): string =>
    `/v1/finance/request/${encodeURIComponent(arg.id)}/form/document/preview`,
  /** Скачать договор финансирования. */
  downloadFinanceAgreement: (arg: DownloadFinanceAgreementApiArg): string =>
    `/v1/finance/agreement/download/${encodeURIComponent(arg.agreementId)}`,
  /** Выгрузить объекты финансирования в Excel. */
  exportFinancingObjects: (): string => `/v1/finance/object/excel`,
} as const;
