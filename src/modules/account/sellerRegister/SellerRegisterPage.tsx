import '../register/registration.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { sentApplication } from '../confirm/pendingConfirmation';
import { fillReloaded } from '../reloadedInput';
import { SellerCheckForm, type FoundSeller } from './SellerCheckForm';
import { SellerPersonForm } from './SellerPersonForm';
import { sellerCheckForm, sellerPersonForm, sellerValuesOf } from './sellerRegistration';

/** Both steps as they were sent, if the application is to be corrected. */
function sentValues() {
  fillReloaded(sellerCheckForm, sellerPersonForm);
  const sent = sentApplication();
  return sent?.kind === 'seller' ? sellerValuesOf(sent.body) : { check: {}, person: {} };
}

/** /seller/register/: the marketplace's data are checked first (rule A8). */
export default function SellerRegisterPage() {
  const [initial, setInitial] = useState(sentValues);
  const [found, setFound] = useState<FoundSeller | null>(null);
  return (
    <div className={found ? 'registration wide-page' : 'registration'}>
      <header className="registration__header">
        <h1>Регистрация продавца маркетплейса</h1>
        <p className="registration__lead">
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
