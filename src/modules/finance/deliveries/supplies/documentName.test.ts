import { expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import { shownSupply } from './shownSupply';
import { documentName } from './supplyRequisites';

it.each([
  ['UPD', 'УПД-2026-0431', 'УПД-2026-0431'],
  ['UPD', '431', 'УПД №\u00A0431'],
  ['UPD', '', 'УПД'],
])('the document of type %s with the number «%s» is «%s»', (documentType, number, name) => {
  const supply = answered('getSupply', { id: 's1', documentType, number });
  expect(documentName(shownSupply(supply))).toBe(name);
});
