import '../register/registration.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { privateQuery } from '../../../shell/navigation/privateQuery';
import { sentApplication } from '../confirm/pendingConfirmation';
import { prefillOf } from '../register/prefill';
import { fillReloaded } from '../reloadedInput';
import { SellerCheckForm, type FoundSeller } from './SellerCheckForm';
import { SellerPersonForm } from './SellerPersonForm';
import { sellerCheckForm, sellerPersonForm, sellerValuesOf } from './sellerRegistration';

/** Returns the values of both steps: from a sent application that the user corrects, otherwise from the link. */
function initialValues() {
  fillReloaded(sellerCheckForm, sellerPersonForm);
  const sent = sentApplication();
  if (sent?.kind === 'seller') return sellerValuesOf(sent.body);
  const check = prefillOf({
    itn: privateQuery('itn'),
    contractNumber: privateQuery('contractNumber'),
    mobilePhone: privateQuery('mobilePhone'),
  });
  return { check, person: {} };
}

/** /seller/register/. A8: the data of the marketplace are checked first. */
export default function SellerRegisterPage() {
  const [initial, setInitial] = useState(initialValues);
  const [found, setFound] = useState<FoundSeller | null>(null);
  return (
    <div
      className={found ? 'registration grid gap-5 py-5 wide-page' : 'registration grid gap-5 py-5'}
    >
      <header className="grid gap-1">
        <h1>Регистрация продавца маркетплейса</h1>
        <p className="text-muted">
          Уже есть учётная запись? <Link to={paths.login}>Войти</Link>
        </p>
      </header>
      {found ? (
        <SellerPersonForm
          seller={found}
          initialValues={initial.person}
          onBack={() => {
            setInitial({ ...initial, check: found.check });
            setFound(null);
          }}
        />
      ) : (
        <SellerCheckForm initialValues={initial.check} onFound={setFound} />
      )}
    </div>
  );
}
