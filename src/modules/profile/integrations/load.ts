import { loadServiceAccount } from '../../../products/serviceAccount/loadServiceAccount';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { servicesOf } from './services';

export function load(context: LoadContext): void {
  for (const { type } of servicesOf(context.user)) loadServiceAccount(context, type);
}
