import { marketplace } from '../../domain/services';
import { accountErrorSource } from '../../products/serviceAccount/accountErrorSource';

/** The account of the marketplace, which can stop to load orders. */
export default [accountErrorSource(marketplace)];
