import { defineModule } from '../../shell/modules/defineModule';
import { loadOfferSections } from './loadOfferSections';
import { shieldIcon } from '../../ui/icon/drawings/shieldIcon';

/** What every customer has: the page on which all products make their offers. */
export const coreModule = defineModule({
  id: 'core',
  title: 'Общее',
  sort: 0,
  routes: [
    {
      path: '/offer',
      name: 'offer',
      title: 'Страховые продукты',
      layout: 'lk',
      lazy: () => import('./OffersPage'),
      load: (context) => void loadOfferSections(context),
    },
  ],
  menu: [
    {
      id: 'common',
      label: 'Общее',
      isGroup: true,
      sort: 0,
      items: [
        { id: 'offer', label: 'Страховые продукты', icon: shieldIcon, to: '/offer', sort: 0 },
      ],
    },
  ],
});
