import type { HandlersOf } from '../defineHandlers';
import { toSellerDocument } from '../serializers/orderInsurance';
import { showPage } from '../serializers/page';
import { sellerOf } from './sender/access';

const NEWEST_FIRST = [{ field: 'date', direction: 'DESC' }] as const;

export const sellerHandlers: HandlersOf<'seller'> = {
  /** Returns the documents of the caller's organization, the newest first by default. */
  findSellerDocuments: (call) => {
    const { organizationId } = sellerOf(call);
    const page = call.world.db.sellerDocument.find(
      { sorts: NEWEST_FIRST, ...call.body },
      { organizationId },
    );
    return showPage(page, toSellerDocument);
  },
};
