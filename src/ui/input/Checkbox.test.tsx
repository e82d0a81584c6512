// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  it('has a label, reacts to the keyboard, and adds its value to the form', async () => {
    render(
      <form aria-label="Согласия">
        <label htmlFor="agreed">Согласен</label>
        <Checkbox id="agreed" name="agreed" value="yes" />
      </form>,
    );
    await userEvent.click(screen.getByText('Согласен'));
    expect(screen.getByRole('checkbox', { name: 'Согласен' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('form')).toHaveFormValues({ agreed: true });
  });

  it('stays indeterminate after a click that changed nothing', async () => {
    const { rerender } = render(<Checkbox aria-label="Все" indeterminate readOnly />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    rerender(<Checkbox aria-label="Все" indeterminate readOnly />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });

  it('is marked as invalid for screen readers', () => {
    render(<Checkbox aria-label="Согласен" invalid />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
  });
});
