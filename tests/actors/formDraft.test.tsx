import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FormDraftsProvider, useFormDraft } from '../../src/actors/useFormDraft.ts';
import { createFormDrafts } from '../../src/lib/formDrafts.ts';

afterEach(cleanup);

function Form() {
  const [city, setCity] = useFormDraft('address', 'Austin');
  return <input aria-label="City" value={city} onChange={(event) => setCity(event.target.value)} />;
}

describe('Form draft', () => {
  it('is restored when the form is opened again', async () => {
    const memory = createFormDrafts();
    const form = () =>
      render(
        <FormDraftsProvider value={memory}>
          <Form />
        </FormDraftsProvider>,
      ).getByRole('textbox', { name: 'City' }) as HTMLInputElement;
    const first = form();
    expect(first.value).toBe('Austin');
    await userEvent.setup().type(first, ', Texas');
    cleanup();
    expect(form().value).toBe('Austin, Texas');
  });

  it('is shown when it is restored after the form has opened', () => {
    const memory = createFormDrafts();
    const { getByRole } = render(
      <FormDraftsProvider value={memory}>
        <Form />
      </FormDraftsProvider>,
    );
    act(() => memory.set('address', 'Dallas'));
    expect((getByRole('textbox', { name: 'City' }) as HTMLInputElement).value).toBe('Dallas');
  });

  it('is kept for the same customer, however the email is spelt', () => {
    const memory = createFormDrafts();
    memory.claim('Roberta@example.com');
    memory.set('address', 'Austin');
    memory.claim('roberta@example.com ');
    expect(memory.get('address')).toBe('Austin');
  });

  it('is dropped when another customer signs in', () => {
    const memory = createFormDrafts();
    memory.claim('roberta@example.com');
    memory.set('address', 'Austin');
    memory.claim('somebody@example.com');
    expect(memory.get('address')).toBeNull();
  });

  it('is kept for a customer who changes their email', () => {
    const memory = createFormDrafts();
    memory.claim('roberta@example.com');
    memory.set('address', 'Austin');
    memory.claim('Robin@example.com', memory.owner());
    memory.claim('robin@example.com');
    expect(memory.get('address')).toBe('Austin');
  });

  it('is kept for a guest who signs in', () => {
    const memory = createFormDrafts();
    memory.set('address', 'Austin');
    memory.claim('roberta@example.com');
    expect(memory.get('address')).toBe('Austin');
  });
});
