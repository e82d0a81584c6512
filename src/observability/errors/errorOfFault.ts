/**
 * An error for the service from whatever was thrown. A failed call is a record with a status and the
 * server's message for the customer: only its status goes out.
 */
export function errorOfFault(fault: unknown): Error {
  if (fault instanceof Error) return fault;
  if (typeof fault === 'object' && fault !== null && 'status' in fault) {
    const status =
      typeof fault.status === 'number' || typeof fault.status === 'string' ? fault.status : '?';
    const error = new Error(`A call failed with ${status}`);
    error.name = 'FailedCall';
    return error;
  }
  return new Error(typeof fault === 'string' ? fault : `Thrown: ${typeof fault}`);
}
