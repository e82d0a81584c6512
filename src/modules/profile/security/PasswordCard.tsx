import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Note } from '../../../ui/state/Note';
import { PasswordForm } from './PasswordForm';

/** The focus was in the form that has gone: it goes to the answer, which is read out. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** «Смена пароля»: the form, or the news that it worked; no password stays on the page after that. */
export function PasswordCard() {
  const [changed, setChanged] = useState(false);
  return (
    <Card
      title="Смена пароля"
      headingLevel={2}
      footer={
        changed ? (
          <Button variant="outlined" onClick={() => setChanged(false)}>
            Сменить ещё раз
          </Button>
        ) : undefined
      }
    >
      {changed ? (
        <div ref={takeFocus} tabIndex={-1} className="profile__answer">
          <Note tone="success" title="Пароль изменён">
            В следующий раз входите с новым паролем.
          </Note>
        </div>
      ) : (
        <PasswordForm onChanged={() => setChanged(true)} />
      )}
    </Card>
  );
}
