// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState, type ProfilerOnRenderCallback } from 'react';
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { checkbox } from '../field/CheckboxField';
import { text } from '../field/TextField';
import { FormShell } from '../form/FormShell';
import { forgetForms, keptInput } from '../form/keptInput';
import { SubmitButton } from '../form/SubmitButton';
import { newPassword } from '../password/NewPasswordField';
import { phone } from '../person/PhoneField';
import { requisite } from '../requisite/RequisiteField';
import { confirmed } from '../validators/equality';
import { requiredIf } from '../validators/validator';
import { defineForm, forEach, type FieldName, type FieldSpecs } from './defineForm';

const NUMBERS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
type Answers = Record<`answer${(typeof NUMBERS)[number]}`, string>;

/** Sixty values in five groups; each group is a step with its own validation. */
interface RequestValues {
  company: Answers;
  owners: Answers;
  money: Answers;
  bank: { bik: string; account: string } & Omit<Answers, 'answer01' | 'answer02'>;
  consents: { data: boolean; terms?: boolean } & Omit<Answers, 'answer01' | 'answer02'>;
}

const answer = (name: string) => text({ label: name, trim: true });
const all = forEach(
  NUMBERS.map((number) => `answer${number}` as const),
  answer,
);
const { answer01: _first, answer02: _second, ...ten } = all;

const requestForm = defineForm<RequestValues>()({
  name: 'request',
  unsent: 'Заявка не сохранена',
  fields: {
    company: all,
    owners: all,
    money: all,
    bank: {
      bik: requisite({ kind: 'bik' }),
      account: requisite({ kind: 'settlementAccount', bikField: 'bank.bik' }),
      ...ten,
    },
    consents: {
      data: checkbox({ label: 'Согласие', required: true }),
      terms: checkbox({ label: 'Условия' }),
      ...ten,
    },
  },
  write: (values: RequestValues, group: keyof RequestValues) => ({ group, ...values[group] }),
});

const { fields } = requestForm;
const STEPS: readonly (keyof RequestValues)[] = ['company', 'owners', 'money', 'bank', 'consents'];

/** Renders all fields of a group, each in a profiler. */
function Group({ of, onRender }: { of: keyof RequestValues; onRender: ProfilerOnRenderCallback }) {
  return Object.entries(fields[of]).map(([name, Field]) => (
    <Profiler key={name} id={Field.fieldName} onRender={onRender}>
      <Field />
    </Profiler>
  ));
}

const rendered = vi.fn<ProfilerOnRenderCallback>();
const save = vi.fn<(body: object) => Promise<void>>();

function Steps() {
  const [step, setStep] = useState(0);
  const group = STEPS[step] ?? 'company';
  return (
    <FormShell
      form={requestForm}
      onSubmit={(values) => save(requestForm.write(values, group))}
      onSent={() => setStep(step + 1)}
    >
      <Group of={group} onRender={rendered} />
      <SubmitButton>Продолжить</SubmitButton>
    </FormShell>
  );
}

interface Founder {
  name: string;
  mobilePhone?: string;
}

const founderForm = defineForm<Founder>()({
  name: 'founder',
  unsent: 'Учредитель не сохранён',
  fields: { name: text({ label: 'Имя', required: true }), mobilePhone: phone({}) },
});

beforeEach(() => {
  forgetForms();
  save.mockReset().mockResolvedValue();
  rendered.mockClear();
});

describe('a described form', () => {
  it('has all sixty fields of its description', () => {
    expect(requestForm.keptNames).toHaveLength(60);
    expect(requestForm.labels.size).toBe(60);
    expect(fields.bank.account.fieldName).toBe('bank.account');
  });

  it('renders at most two fields per key press, with all sixty fields on the page', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <FormShell form={requestForm} onSubmit={() => undefined}>
        {STEPS.map((group) => (
          <Group key={group} of={group} onRender={rendered} />
        ))}
      </FormShell>,
    );
    for (const input of [screen.getByLabelText('БИК'), screen.getByLabelText('Расчётный счёт')]) {
      await user.type(input, '0');
      rendered.mockClear();
      await user.type(input, '4');
      const drawn = new Set(rendered.mock.calls.map(([id]) => id));
      expect(drawn.size).toBeGreaterThan(0);
      expect(drawn.size).toBeLessThanOrEqual(2);
    }
  });

  it('is validated and saved step by step, and keeps the input of every step', async () => {
    const user = userEvent.setup({ delay: null });
    const { unmount } = render(<Steps />);
    await user.type(screen.getByLabelText('answer01'), 'да{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ group: 'company', answer01: 'да' }));
    // Waits for the save before the next Enter, because a quick second submit must not skip a step.
    await user.type(screen.getByLabelText('answer02'), 'я{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    await user.type(screen.getByLabelText('answer03'), '5{Enter}');
    await screen.findByLabelText('БИК');
    await user.type(screen.getByLabelText('answer12'), 'позже{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('БИК')).toHaveAccessibleDescription('БИК пуст'),
    );
    expect(save).toHaveBeenCalledTimes(3);
    unmount();
    expect(keptInput().get('request')).toEqual({
      'company.answer01': 'да',
      'owners.answer02': 'я',
      'money.answer03': '5',
      'bank.answer12': 'позже',
    });
  });

  it('names the field of another step that the server has refused', async () => {
    const user = userEvent.setup({ delay: null });
    const field = 'money.answer03';
    save.mockRejectedValue({
      status: 422,
      code: null,
      message: 'Проверьте заявку',
      fieldErrors: [{ field, message: 'Не подходит' }],
    });
    render(<Steps />);
    await user.click(screen.getByText('Продолжить'));
    expect(await screen.findByRole('alert')).toHaveTextContent('answer03: Не подходит');
  });

  it('can be rendered several times with one description, each instance with its own call and input', async () => {
    const user = userEvent.setup({ delay: null });
    const put = vi.fn<(id: string, founder: Founder) => Promise<void>>();
    const { unmount } = render(
      ['7', '8'].map((id) => (
        <FormShell key={id} form={founderForm} instance={id} onSubmit={(values) => put(id, values)}>
          <founderForm.fields.name label={`Имя ${id}`} />
          <SubmitButton>Сохранить</SubmitButton>
        </FormShell>
      )),
    );
    await user.type(screen.getByLabelText('Имя 7'), 'Анна');
    await user.type(screen.getByLabelText('Имя 8'), 'Борис{Enter}');
    expect(put).toHaveBeenCalledExactlyOnceWith('8', { name: 'Борис' });
    unmount();
    expect([...keptInput()]).toEqual([['founder-7', { name: 'Анна' }]]);
  });
});

describe('the compiler', () => {
  interface Values {
    city: string;
    agreed: boolean;
    bank: { bik: string };
  }
  type Specs = FieldSpecs<Values, FieldName<Values>>;
  const city = text({ label: 'Город' });
  const agreed = checkbox({ label: 'Согласие' });
  const bank = { bik: requisite({ kind: 'bik' }) };

  it('rejects a field of another type, a missing field, and a rule about an unknown field', () => {
    const right = { city, agreed, bank };
    const ofAnotherType = { ...right, city: agreed };
    const missing = { city, agreed, bank: {} };
    const aboutNothing = {
      ...right,
      city: text({ label: 'Город', validate: requiredIf('bnak.bik') }),
    };
    const unknownBik = {
      ...right,
      city: requisite({ kind: 'settlementAccount', bikField: 'bank.bick' }),
    };
    const repeated = { ...right, city: text({ label: 'Город', validate: confirmed('bank.bik') }) };
    expectTypeOf(right).toExtend<Specs>();
    expectTypeOf(repeated).toExtend<Specs>();
    expectTypeOf(ofAnotherType).not.toExtend<Specs>();
    expectTypeOf(missing).not.toExtend<Specs>();
    expectTypeOf(aboutNothing).not.toExtend<Specs>();
    expectTypeOf(unknownBik).not.toExtend<Specs>();
    expect(newPassword({}).keep).toBe(false);
  });

  it('rejects an unknown field name, and a submit handler that returns a failure', () => {
    expectTypeOf(fields.bank).not.toHaveProperty('answer01');
    expectTypeOf(fields.bank).toHaveProperty('bik');
    type Submit = Parameters<typeof FormShell<Founder, { error: unknown }>>[0]['onSubmit'];
    expectTypeOf<() => Promise<{ error: unknown }>>().not.toExtend<Submit>();
    expect(Object.keys(fields)).toEqual(STEPS);
  });
});
