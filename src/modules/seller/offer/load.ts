import { loadAccountHealth } from '../../../products/serviceAccount/loadServiceAccount';
import type { LoadContext } from '../../../shell/modules/defineModule';

export function load(context: LoadContext): void {
  loadAccountHealth(context, 'MARKETPLACE');
}
