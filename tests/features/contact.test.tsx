import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { formSubmissionsMachine } from '../../machines/formSubmissions/machine.ts';
import { submission } from '../../machines/submission.ts';
import { ConfirmClosing } from '../../src/features/account/close/ConfirmClosing.tsx';
import { ContactPage } from '../../src/features/contact/ContactPage.tsx';
import { showInShop } from '../ui/shell.tsx';

afterEach(cleanup);

it.each([
  ['Contact page', <ContactPage key="contact" />, 'Send'],
  ['Request to close an account', <ConfirmClosing key="close" />, 'Send request'],
])(
  '%s: says that a message may have arrived when the platform does not answer',
  async (_, form, send) => {
    const lost = Object.assign(new Error('[Network] Failed to fetch'), { reason: 'unreachable' });
    const formSubmissions = createActor(
      formSubmissionsMachine.provide({
        actors: { submitForm: submission(fromPromise(() => Promise.reject(lost))) },
      }),
    ).start();
    const { findByRole, getByRole, shopper } = showInShop(form, { machines: { formSubmissions } });
    await shopper.type(getByRole('textbox', { name: 'Name' }), 'Ada Reed');
    await shopper.type(getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await shopper.type(getByRole('textbox', { name: 'Message' }), 'Do you have freesias?');
    await shopper.click(getByRole('button', { name: send }));
    expect((await findByRole('alert')).textContent).toBe(
      'We received no valid answer from the shop. Your message may have arrived all the same.',
    );
  },
);
