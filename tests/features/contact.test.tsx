import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { formSubmissionsMachine } from '../../machines/formSubmissions/machine.ts';
import { submission } from '../../machines/submission.ts';
import { ConfirmClosing } from '../../src/features/account/close/ConfirmClosing.tsx';
import { ContactPage } from '../../src/features/contact/ContactPage.tsx';
import { showInShop } from '../ui/shell.tsx';

afterEach(cleanup);

const FORMS = [
  ['Contact page', <ContactPage key="contact" />, 'Send'],
  ['Request to close an account', <ConfirmClosing key="close" />, 'Send request'],
] as const;

it.each(FORMS)(
  '%s: says that a message may have arrived when the platform does not answer',
  async (_, form, send) => {
    const lost = Object.assign(new Error('[Network] Failed to fetch'), { reason: 'unreachable' });
    const { findByRole } = await sendIn(form, send, lost);
    expect((await findByRole('alert')).textContent).toBe(
      'We received no valid answer from the shop. Your message may have arrived all the same.',
    );
  },
);

it.each(FORMS)(
  '%s: says that a message was not sent when the browser was offline',
  async (_, form, send) => {
    const unsent = Object.assign(new TypeError('Failed to fetch'), { reason: 'absent' });
    const { findByRole } = await sendIn(form, send, unsent);
    expect((await findByRole('alert')).textContent).toBe('This was not sent. Please try again.');
  },
);

/** Fills in a form and sends it, which fails with this error. */
async function sendIn(form: ReactElement, send: string, error: Error) {
  const formSubmissions = createActor(
    formSubmissionsMachine.provide({
      actors: { submitForm: submission(fromPromise(() => Promise.reject(error))) },
    }),
  ).start();
  const shown = showInShop(form, { machines: { formSubmissions } });
  const { getByRole, shopper } = shown;
  await shopper.type(getByRole('textbox', { name: 'Name' }), 'Ada Reed');
  await shopper.type(getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await shopper.type(getByRole('textbox', { name: 'Message' }), 'Do you have freesias?');
  await shopper.click(getByRole('button', { name: send }));
  return shown;
}
