import { useForm } from 'react-final-form';
import { errorWithoutBody } from '../../../../api/errors';
import { useNetworkBack } from '../../../../shell/offline/useNetworkBack';

const NO_NETWORK = errorWithoutBody('NETWORK').message;

/** «Нет связи с сервером…» above a form goes when the network is back; any other refusal stays. */
export function ForgetLostNetwork() {
  const form = useForm('ForgetLostNetwork');
  useNetworkBack(() => {
    if (form.getState().submitError !== NO_NETWORK) return;
    form.setConfig('mutators', {
      forgetRefusal: (_args, { formState }) => {
        formState.submitError = undefined;
      },
    });
    form.mutators['forgetRefusal']?.();
  });
  return null;
}
