import type { FormApi } from 'final-form';
import type { RequestValues } from '../form/requestValues';

/** The open form. */
export type RequestFormApi = FormApi<RequestValues, Partial<RequestValues>>;

/** Puts other values into the open form; nothing happens for what is the same. */
export function putValues(form: RequestFormApi, next: RequestValues): void {
  form.batch(() => {
    form.change('founders', next.founders);
    form.change('contactData', next.contactData);
    form.change('paymentDetails', next.paymentDetails);
    form.change('agreementFlags', next.agreementFlags);
  });
}
