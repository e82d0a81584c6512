import type { Row } from '../../db';
import { drawClaimAct } from '../../documents/claimAct';
import { drawSellerDocument } from '../../documents/sellerDocument';
import { drawSenderInvoice } from '../../documents/senderInvoice';
import { storedBytes } from '../../serializers/storedFile';
import type { World } from '../../world';

type Bytes = Uint8Array<ArrayBuffer>;

/** Documents are created on download, because to create all of them would slow down every start. */
const DRAWINGS: Readonly<Record<string, (world: World, id: string) => Promise<Bytes>>> = {
  CLAIM_ACT: drawClaimAct,
  SENDER_INVOICE: drawSenderInvoice,
  SELLER_DOCUMENT: drawSellerDocument,
};

/** Returns the bytes of a file: stored, or rendered from its entity. */
export async function bytesOf(world: World, file: Row<'storedFile'>): Promise<Bytes> {
  const draw = DRAWINGS[file.documentKind];
  return draw === undefined ? storedBytes(file) : draw(world, file.documentId);
}
