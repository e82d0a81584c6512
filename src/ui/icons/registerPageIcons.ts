import { pageIcons } from './pageIcons';
import { registerIcons } from './registry';

registerIcons(pageIcons);
