// Written by `npm run codegen` from openapi/. Do not edit.

export type DownloadFileApiArg = { id: string };
export type DownloadDebtorAgreementApiArg = { agreementId: string };

/** Paths (after the server's /api) of the calls that answer with a file. */
export const downloadPaths = {
  /** Download a file. */
  downloadFile: (arg: DownloadFileApiArg): string =>
    `/v1/file/download/${encodeURIComponent(arg.id)}`,
  /** Download an insurance agreement. */
  downloadDebtorAgreement: (arg: DownloadDebtorAgreementApiArg): string =>
    `/v1/debtors/agreement/download/${encodeURIComponent(arg.agreementId)}`,
} as const;
