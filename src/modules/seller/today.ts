import { marketplace } from '../../domain/services';
import { accountErrorSource } from '../../products/serviceAccount/accountErrorSource';

/** Source of tasks: the account of the marketplace may stop loading orders. */
export default [accountErrorSource(marketplace)];
