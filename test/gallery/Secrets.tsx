import { useState } from 'react';
import { defineForm } from '../../src/forms/description/defineForm';
import { code } from '../../src/forms/field/CodeField';
import { FormShell } from '../../src/forms/form/FormShell';
import { newPassword } from '../../src/forms/password/NewPasswordField';
import { repeatPassword } from '../../src/forms/password/RepeatPasswordField';
import { SubmitButton } from '../../src/forms/form/SubmitButton';
import { ResendTimer } from '../../src/ui/countdown/ResendTimer';
import { GalleryPanel } from './GalleryRow';

const samplePassword = () => Promise.resolve('Obrazec-2026!');
const noPassword = () => Promise.reject(new Error('A sample of a failure'));
const neverAPassword = () => new Promise<string>(() => undefined);

const GENERATORS = [
  ['ready', 'Пароль с генератором', samplePassword],
  ['failing', 'Генератор не отвечает', noPassword],
  ['busy', 'Генератор занят', neverAPassword],
] as const;

const passwordForm = defineForm<{ password: string; repeat: string }>()({
  name: 'gallery-password',
  unsent: 'Пароль не сохранён',
  fields: {
    password: newPassword({ repeatField: 'repeat' }),
    repeat: repeatPassword({ passwordField: 'password' }),
  },
});

const codeForm = defineForm<{ code: string }>()({
  name: 'gallery-code',
  unsent: 'Код не проверен',
  keep: false,
  fields: { code: code({}) },
});

const RESEND_MS = 60_000;

function Resend() {
  const [untilMs, setUntilMs] = useState(() => Date.now() + RESEND_MS);
  return <ResendTimer untilMs={untilMs} onResend={() => setUntilMs(Date.now() + RESEND_MS)} />;
}

export function Secrets() {
  return (
    <div className="gallery__columns">
      {GENERATORS.map(([name, title, generate]) => (
        <GalleryPanel key={name} label={title}>
          <FormShell form={passwordForm} instance={name} onSubmit={() => undefined}>
            <passwordForm.fields.password generate={generate} />
            <passwordForm.fields.repeat />
            <div>
              <SubmitButton variant="outlined">Проверить</SubmitButton>
            </div>
          </FormShell>
        </GalleryPanel>
      ))}
      <GalleryPanel label="Одноразовый код">
        <FormShell form={codeForm} onSubmit={() => undefined}>
          <codeForm.fields.code />
          <Resend />
          <ResendTimer untilMs={0} onResend={() => undefined} />
          <ResendTimer untilMs={0} onResend={() => undefined} busy />
          <div>
            <SubmitButton variant="outlined">Подтвердить</SubmitButton>
          </div>
        </FormShell>
      </GalleryPanel>
    </div>
  );
}
