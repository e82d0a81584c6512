import { marketplace } from '../../domain/services';
import { accountErrorSource } from '../../products/serviceAccount/accountErrorSource';

/** Source of tasks: reports an error of the marketplace account, after which no orders are loaded. */
export default [accountErrorSource(marketplace)];
