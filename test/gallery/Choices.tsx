import { useState } from 'react';
import { defineForm } from '../../src/forms/description/defineForm';
import { fieldKind } from '../../src/forms/description/fieldKind';
import { ChoiceField, type ChoiceFieldProps } from '../../src/forms/field/ChoiceField';
import { FormShell } from '../../src/forms/form/FormShell';
import { SearchField, type SearchFieldProps } from '../../src/forms/search/SearchField';
import type { SearchOption } from '../../src/forms/search/useOptionSearch';
import { SubmitButton } from '../../src/forms/form/SubmitButton';
import { CopyButton } from '../../src/ui/button/CopyButton';
import { MaskedAccount } from '../../src/ui/value/MaskedAccount';
import { RadioGroup } from '../../src/ui/input/RadioGroup';
import { Segments } from '../../src/ui/prime/Segments';
import { Switch } from '../../src/ui/prime/Switch';
import { GalleryPanel, GalleryRow } from './GalleryRow';

const LIMITED = { code: '12300', name: 'Общества с ограниченной ответственностью' };
const FORMS = [
  LIMITED,
  { code: '12247', name: 'Публичные акционерные общества' },
  { code: '12267', name: 'Непубличные акционерные общества' },
  { code: '50102', name: 'Индивидуальные предприниматели' },
];

const findForms = (text: string) =>
  Promise.resolve(FORMS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())));
const findNothing = () => Promise.reject(new Error('A sample of a failure'));
const findForEver = () => new Promise<never>(() => undefined);

export const THEMES = [
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
  { value: 'system', label: 'Как в системе' },
] as const;

const KINDS = [
  { value: 'PERSON', label: 'Физическое лицо' },
  { value: 'COMPANY', label: 'Юридическое лицо' },
  { value: 'FOREIGN', label: 'Иностранная организация' },
] as const;

interface ChoiceValues {
  okopf: SearchOption;
  chosen: SearchOption;
  failing: SearchOption;
  waiting: SearchOption;
  kind: string;
}

const search = fieldKind<SearchOption, SearchFieldProps>(SearchField);
const choice = fieldKind<string, ChoiceFieldProps>(ChoiceField);

const choicesForm = defineForm<ChoiceValues>()({
  name: 'choices',
  unsent: 'Выбор не проверен',
  keep: false,
  fields: {
    okopf: search({ label: 'Правовая форма', required: true, search: findForms }),
    chosen: search({ label: 'Правовая форма, выбрана', search: findForms }),
    failing: search({ label: 'Поиск не отвечает', search: findNothing }),
    waiting: search({ label: 'Поиск идёт', search: findForEver }),
    kind: choice({ label: 'Тип учредителя', options: KINDS, required: true }),
  },
});
const { fields } = choicesForm;

function Switches() {
  const [on, setOn] = useState(true);
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('system');
  return (
    <div className="gallery__panel gallery__columns">
      <Switch label="Администратор" checked={on} onChange={setOn} />
      <Switch label="Отправитель" checked={!on} onChange={(next) => setOn(!next)} />
      <Switch label="Сохраняется" checked busy onChange={setOn} />
      <Switch
        label="Администратор кабинета"
        checked
        disabledReason="Свою роль администратора снять нельзя"
        onChange={setOn}
      />
      <RadioGroup
        name="gallery-theme"
        legend="Тема"
        options={THEMES}
        value={theme}
        onChange={setTheme}
      />
      <Segments label="Тема" options={THEMES} value={theme} onChange={setTheme} />
    </div>
  );
}

export function Choices() {
  return (
    <>
      <GalleryPanel label="Поиск и выбор">
        <FormShell
          form={choicesForm}
          onSubmit={() => undefined}
          initialValues={{ chosen: LIMITED }}
        >
          <div className="gallery__columns">
            <fields.okopf />
            <fields.chosen />
            <fields.failing />
            <fields.waiting />
            <fields.kind />
          </div>
          <div>
            <SubmitButton variant="outlined">Проверить</SubmitButton>
          </div>
        </FormShell>
      </GalleryPanel>
      <Switches />
      <GalleryRow label="Копирование">
        <CopyButton text="7707083893" label="Скопировать ИНН" />
        <CopyButton text="7707083893" label="Скопировать реквизиты" variant="text" />
      </GalleryRow>
      <GalleryRow label="Счёт">
        <MaskedAccount value="40702810200000012345" />
      </GalleryRow>
    </>
  );
}
