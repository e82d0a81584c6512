import { consentToMailing } from './documents/mailing';
import { consentToProcessing } from './documents/consent';
import { cookiesAndAnalytics } from './documents/cookies';
import { personalDataPolicy } from './documents/personalData';
import { termsOfUse } from './documents/terms';
import type { PolicyDocument } from './policyDocument';

/** Returns every document of /policy in display order; `operator` is the brand that runs the cabinet. */
export function policyDocuments(operator: string): readonly PolicyDocument[] {
  return [
    personalDataPolicy(operator),
    consentToProcessing(operator),
    consentToMailing(operator),
    termsOfUse(operator),
    cookiesAndAnalytics(operator),
  ];
}
