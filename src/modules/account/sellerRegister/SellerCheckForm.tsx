import { authApi, type SellerCheck, type SellerData } from '../../../api/endpoints/auth';
import { toApiError } from '../../../api/errors';
import { FormShell } from '../../../forms/form/FormShell';
import { PhoneField } from '../../../forms/person/PhoneField';
import { RequisiteField } from '../../../forms/requisite/RequisiteField';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { TextField } from '../../../forms/field/TextField';
import { maxLength } from '../../../forms/validators/text';
import { useSessionDispatch } from '../../../session/apiRoot';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { checkFailure, foundSeller } from './sellerRegistration';

/** A seller as the marketplace knows it, and what it was found by. */
export interface FoundSeller {
  check: SellerCheck;
  data: SellerData;
}

interface SellerCheckFormProps {
  initialValues: Partial<SellerCheck>;
  onFound: (seller: FoundSeller) => void;
}

/** The first step: the three keys by which the marketplace finds its seller. */
export function SellerCheckForm({ initialValues, onFound }: SellerCheckFormProps) {
  const dispatch = useSessionDispatch();

  const submit = async (check: SellerCheck) => {
    const { checkSellerData } = authApi.endpoints;
    const { data, error } = await dispatch(
      checkSellerData.initiate({ sellerCheck: check }, { track: false }),
    );
    if (error !== undefined) return checkFailure(toApiError(error));
    const found = foundSeller(data);
    if (found === null) return toApiError(undefined);
    onFound({ check, data: found });
    return undefined;
  };

  return (
    <FormShell<SellerCheck>
      name="seller-check"
      keep={['itn', 'contractNumber', 'mobilePhone']}
      initialValues={initialValues}
      onSubmit={submit}
    >
      <RequisiteField kind="inn" name="itn" required />
      <TextField
        name="contractNumber"
        label="Номер договора"
        required
        trim
        validateOnInput
        validate={maxLength(64)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Номер договора с маркетплейсом, например МП-123456"
      />
      <PhoneField
        name="mobilePhone"
        required
        hint="Телефон из договора: на него придёт код подтверждения"
      />
      <SubmitButton size="lg" wide>
        Продолжить
      </SubmitButton>
      <LeaveGuard />
    </FormShell>
  );
}
