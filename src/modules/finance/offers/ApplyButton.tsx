import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { financeOfferApi } from '../../../api/endpoints/financeOffer';
import { financeRequestApi } from '../../../api/endpoints/financeRequest';
import { paths, pathWithId } from '../../../domain/paths';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownText } from '../../../lib/shownText';
import { useSessionDispatch } from '../../../session/apiRoot';
import { useAction } from '../../../blocks/action/useAction';
import { Button } from '../../../ui/button/Button';

/**
 * «Подать заявку»: creates the request once and goes to its form (rule B5). A request that is there
 * already, from another tab or from a call whose answer was lost, shows with the offers, which are
 * asked for again after a failure.
 */
export function ApplyButton({ offerId }: { offerId: string }) {
  const navigate = useNavigate();
  const [createRequest, { data }] = financeRequestApi.useCreateFinanceRequestMutation();
  const dispatch = useSessionDispatch();
  // A page that has been left meanwhile asks nothing again.
  const askAgain = () => void dispatch(financeOfferApi.util.invalidateTags(['FinanceOffer']));
  const goTo = (request: unknown) => {
    const requestId = shownText(fieldsOf(request)['id']);
    if (requestId !== '') void navigate(pathWithId(paths.financeRequest, requestId));
    else askAgain();
  };
  const { run, busy } = useAction({
    call: async () => {
      const result = await createRequest({ offerId });
      if (result.data) goTo(result.data);
      return result;
    },
    success: () => 'Черновик заявки создан',
    onFailed: askAgain,
  });
  // Until the form is there, the card still stands: a second click goes there too. The second half of
  // a double click is none: a call that failed at once would be made twice by it.
  const click = ({ detail }: MouseEvent) => {
    if (data) goTo(data);
    else if (detail < 2) run();
  };
  return (
    <Button data-analytics="button:apply" busy={busy} onClick={click}>
      Подать заявку
    </Button>
  );
}
