import { PREFETCH } from '../../api/cache/freshness';
import { sellerApi } from '../../api/endpoints/seller';
import { pageTitles, productTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';
import { loadRegistry } from '../../blocks/registry/registryQuery';
import { documentsQuery } from './documents/documentsQuery';
import { loadAccountHealth } from '../../products/serviceAccount/loadServiceAccount';
import { fileIcon } from '../../ui/icon/frameIcons';

/** Who has documents (README.md, rule E1). */
const SELLER = ['SELLER'];

/** Order insurance of marketplace sellers (README.md). */
export const sellerModule = defineModule({
  id: 'seller',
  title: productTitles.seller,
  sort: 30,
  access: { excludable: true },
  routes: [
    {
      path: paths.documents,
      name: 'documents',
      title: pageTitles.documents,
      layout: 'lk',
      lazy: () => import('./documents/DocumentsPage'),
      load: loadRegistry(documentsQuery, (searchRequest) =>
        sellerApi.util.prefetch('findSellerDocuments', { searchRequest }, PREFETCH),
      ),
      needsVerified: true,
      access: { roles: SELLER },
    },
  ],
  menu: [
    {
      id: 'seller',
      label: productTitles.seller,
      isGroup: true,
      sort: 120,
      permission: SELLER,
      items: [
        {
          id: 'documents',
          label: pageTitles.documents,
          icon: fileIcon,
          to: paths.documents,
          sort: 10,
        },
      ],
    },
  ],
  offerSection: {
    lazy: () => import('./offer/SellerOffer'),
    load: (context) => loadAccountHealth(context, 'MARKETPLACE'),
  },
  today: () => import('./today'),
});
