/** The calls about the service itself; they are used as the contract has them. */
export { serviceApi } from '../generated/service';
