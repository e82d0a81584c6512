import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { installed } from '../command/runTool';
import { bundleContract } from '../contract/model/bundle';
import type { OpenApiDocument } from '../contract/model/openApi';
import { generate } from './generate';

/** Schema, field, and a file that displays the field; one field for each of ten schemas. */
const RENAMED = [
  ['Supply', 'debtSum', 'finance/deliveries/supplies/supplyTexts.ts'],
  ['FinancingObject', 'repaidAmount', 'finance/financing/objects/objectColumns.tsx'],
  ['FinanceAgreement', 'finishedDate', 'finance/financing/agreements/AgreementCard.tsx'],
  ['FinanceInvoice', 'paymentDetails', 'finance/deliveries/invoices/InvoicesTab.tsx'],
  ['Order', 'insurancePremium', 'sender/orders/register/panel.tsx'],
  ['Claim', 'approvedAmount', 'sender/orders/claims/panel.tsx'],
  ['OrderDashboard', 'claimsPaidSum', 'sender/orderFigures.ts'],
  ['SellerDocument', 'fileId', 'seller/documents/shownDocument.ts'],
  ['PaymentDetails', 'correspondentAccount', 'profile/accounts/AccountCard.tsx'],
  ['Organization', 'ceoName', 'profile/organization/requisitesText.ts'],
] as const;

const root = fileURLToPath(new URL('../..', import.meta.url));
mkdirSync(join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(join(root, '.cache', 'renamed-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function renamedContract(): Promise<OpenApiDocument> {
  const document: OpenApiDocument = structuredClone(await bundleContract());
  const schemas: unknown = document.components?.['schemas'];
  for (const [schema, field] of RENAMED) {
    const { properties, required } = Reflect.get(Object(schemas), schema);
    expect(properties).toHaveProperty(field);
    properties[`${field}Renamed`] = properties[field];
    delete properties[field];
    required[required.indexOf(field)] = `${field}Renamed`;
  }
  return document;
}

/** Returns the files that do not compile with the types of this contract. */
async function filesAtFault(document: OpenApiDocument): Promise<string[]> {
  const isProduct = (path: string) => !/\.test\.tsx?$|\/testing(?:\/|$)/.test(path);
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true, filter: isProduct });
  for (const [file, text] of await generate(document, root)) {
    if (file.startsWith('src/')) writeFileSync(join(copy, file), text);
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  const config = { extends: join(root, 'tsconfig.json'), include: ['src'] };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const { command, args } = installed('tsc', ['-p', copy]);
  const { stdout } = spawnSync(command, args, { encoding: 'utf8', cwd: copy });
  return [...stdout.matchAll(/^(src\/[^(]+)\(\d+,\d+\): error TS/gm)].map(([, file = '']) => file);
}

const atFault = await filesAtFault(await renamedContract());

describe('renaming a field in the contract', () => {
  it.each(RENAMED)('breaks the compilation of its screen: %s.%s in %s', (_schema, _field, file) => {
    expect(atFault).toContain(`src/modules/${file}`);
  });

  it('does not break files in lib, ui, shell and api', () => {
    expect(atFault.filter((file) => /^src\/(?:lib|ui|shell|api)\//.test(file))).toEqual([]);
  });
});
