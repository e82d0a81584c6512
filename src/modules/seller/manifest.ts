import { pageTitles, productTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';
import { fileIcon } from '../../ui/icon/frameIcons';

/** E1: the role that the documents need. */
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
      page: () => import('./documents/page'),
      load: () => import('./documents/register'),
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
  offers: {
    page: () => import('./offer/SellerOffer'),
    load: () => import('./offer/load'),
    roles: SELLER,
  },
  today: () => import('./today'),
});
