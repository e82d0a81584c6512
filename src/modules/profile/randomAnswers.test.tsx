// @vitest-environment jsdom
import { describeAnyAnswer } from '../../../test/contract/anyAnswer';
import { testCabinet } from '../../../test/render/cabinet';
import IntegrationsTab from './integrations/IntegrationsTab';
import PersonTab from './person/PersonTab';

const integrations = {
  address: '/profile?tab=integrations',
  element: <IntegrationsTab />,
  as: 'morozov@posylka-plus.ru',
};

/** The profile's queries, except organization and users, which test/faults/companyAnswers covers. */
describeAnyAnswer(testCabinet(), [
  {
    operation: 'getCurrentUser',
    address: '/profile',
    element: <PersonTab />,
  },
  { ...integrations, operation: 'getServiceHealth' },
  { ...integrations, operation: 'getCredential' },
]);
