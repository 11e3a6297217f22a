import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { TypedProvider, useTyped } from '../../src/actors/useTyped.ts';
import { typedMemory } from '../../src/lib/formDrafts.ts';

afterEach(cleanup);

function Form() {
  const [city, setCity] = useTyped('address', 'Austin');
  return <input aria-label="City" value={city} onChange={(event) => setCity(event.target.value)} />;
}

describe('what was typed', () => {
  it('is there again when the form comes back', async () => {
    const memory = typedMemory();
    const form = () =>
      render(
        <TypedProvider value={memory}>
          <Form />
        </TypedProvider>,
      ).getByRole('textbox', { name: 'City' }) as HTMLInputElement;
    const first = form();
    expect(first.value).toBe('Austin');
    await userEvent.setup().type(first, ', Texas');
    cleanup();
    expect(form().value).toBe('Austin, Texas');
  });

  it('is kept for the same customer, however the address is written', () => {
    const memory = typedMemory();
    memory.claim('Roberta@example.com');
    memory.set('address', 'Austin');
    memory.claim('roberta@example.com ');
    expect(memory.get('address')).toBe('Austin');
  });

  it('is forgotten when another customer signs in', () => {
    const memory = typedMemory();
    memory.claim('roberta@example.com');
    memory.set('address', 'Austin');
    memory.claim('somebody@example.com');
    expect(memory.get('address')).toBeNull();
  });

  it('is kept for who changes their email address', () => {
    const memory = typedMemory();
    memory.claim('roberta@example.com');
    memory.set('address', 'Austin');
    memory.claim('Robin@example.com', memory.owner());
    memory.claim('robin@example.com');
    expect(memory.get('address')).toBe('Austin');
  });

  it('of a guest goes along with the guest who signs in', () => {
    const memory = typedMemory();
    memory.set('address', 'Austin');
    memory.claim('roberta@example.com');
    expect(memory.get('address')).toBe('Austin');
  });
});
