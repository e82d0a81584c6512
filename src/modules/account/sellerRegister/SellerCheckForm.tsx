import { authApi, type SellerCheck } from '../../../api/endpoints/auth';
import { toApiError } from '../../../api/errors';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useAppDispatch } from '../../../session/appStore';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { KeepThroughReload } from '../KeepThroughReload';
import { checkFailure, foundSeller, sellerCheckForm } from './sellerRegistration';

const { fields } = sellerCheckForm;

/** A seller of the marketplace, and the keys that found it. */
export interface FoundSeller {
  check: SellerCheck;
  data: NonNullable<ReturnType<typeof foundSeller>>;
}

interface SellerCheckFormProps {
  initialValues: Partial<SellerCheck>;
  onFound: (seller: FoundSeller) => void;
}

/** The first step: the three keys by which the marketplace finds its seller. */
export function SellerCheckForm({ initialValues, onFound }: SellerCheckFormProps) {
  const dispatch = useAppDispatch();

  const submit = async (check: SellerCheck): Promise<FoundSeller> => {
    const { checkSellerData } = authApi.endpoints;
    const { data, error } = await dispatch(
      checkSellerData.initiate({ sellerCheck: check }, { track: false }),
    );
    if (error !== undefined) throw checkFailure(toApiError(error));
    const found = foundSeller(data);
    if (found === null) throw toApiError(undefined);
    return { check, data: found };
  };

  return (
    <FormShell
      form={sellerCheckForm}
      initialValues={initialValues}
      onSubmit={submit}
      onSent={onFound}
    >
      <fields.itn />
      <fields.contractNumber />
      <fields.mobilePhone />
      <SubmitButton size="lg" wide>
        Продолжить
      </SubmitButton>
      <KeepThroughReload form={sellerCheckForm} />
      <LeaveGuard />
    </FormShell>
  );
}
