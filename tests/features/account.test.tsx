import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor, fromPromise } from 'xstate';
import { expiryMachine } from '../../machines/session/expiry.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import type { Customer, SessionForm, SessionResponse } from '../../machines/session/setup.ts';
import { submission } from '../../machines/submission.ts';
import { CreateAccountPage } from '../../src/features/account/createAccount/CreateAccountPage.tsx';
import { ForgotPasswordPage } from '../../src/features/account/forgotPassword/ForgotPasswordPage.tsx';
import { ResetPasswordPage } from '../../src/features/account/resetPassword/ResetPasswordPage.tsx';
import { SignInPage } from '../../src/features/account/signIn/SignInPage.tsx';
import { AccountTrigger } from '../../src/features/header/AccountTrigger.tsx';
import { gate } from '../support/gate.ts';
import { showInShop } from '../ui/shell.tsx';

afterEach(cleanup);

const ADA: Customer = {
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Reed',
  isSubscribed: false,
};
const refusedError = (message: string) => Object.assign(new Error(message), { reason: 'refused' });

/** A page on the real session, on a platform with this response. */
function showPage(
  page: React.ReactNode,
  {
    path = '/',
    isSignedIn = false,
    itemCount = 0,
    respond = async (): Promise<unknown> => undefined,
  } = {},
) {
  const sent: unknown[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        submitForm: submission(
          fromPromise<SessionResponse, SessionForm>(async ({ input }) => {
            sent.push(input);
            return {
              isSignedIn: input.type === 'session.signIn',
              email: input.type === 'session.createAccount' ? input.account.email : input.email,
              ...((await respond()) as Partial<SessionResponse> | undefined),
            };
          }),
        ),
        revokeToken: fromPromise(async () => {
          sent.push({ type: 'revokeToken' });
          await respond();
        }),
        expiry: expiryMachine.provide({
          actors: { measureToken: fromPromise(async () => 3_600_000) },
        }),
        readCustomer: fromPromise(async () => ADA),
      },
      actions: Object.fromEntries(
        Object.keys(sessionMachine.implementations.actions)
          .filter((name) => /^(forgetT|clearF|clearS|renew|mark|reload|leaveS)/.test(name))
          .map((name) => [name, () => {}]),
      ),
      guards: { hasToken: () => isSignedIn },
    }),
  ).start();
  const place = memoryLocation({ path, record: true });
  const states: unknown[] = [];
  const hook = () => {
    const [at, navigate] = place.hook();
    const go: typeof navigate = (to, options) => {
      states.push(options?.state);
      navigate(to, options);
    };
    return [at.split('?')[0], go] as ReturnType<typeof place.hook>;
  };
  const [, search = ''] = path.split('?');
  const screen = showInShop(
    <Router hook={hook} searchHook={() => search}>
      {page}
    </Router>,
    {
      machines: { session },
      cartId: 'CART',
      responses: {
        CartTriggerWithSummary: () => ({
          cart: {
            __typename: 'Cart',
            id: 'CART',
            total_quantity: itemCount,
            total_summary_quantity_including_config: itemCount,
          },
        }),
      },
    },
  );
  return { ...screen, session, sent, place, states };
}

describe('Sign-in page', () => {
  it('sends the credentials once', async () => {
    const page = showPage(<SignInPage />, { respond: () => new Promise(() => {}) });
    await page.shopper.type(page.getByRole('textbox', { name: 'Email' }), ' ada@example.com');
    await page.shopper.type(page.getByLabelText('Password'), 'Anemone1!{Enter}');
    await page.shopper.click(page.getByRole('button', { name: 'Sign In' }));
    expect(page.sent).toEqual([
      { type: 'session.signIn', email: 'ada@example.com', password: 'Anemone1!' },
    ]);
  });

  it('promises to keep the cart only when there is something in it', () => {
    expect(
      showPage(<SignInPage />, { itemCount: 2 }).queryByText('Your cart is kept.'),
    ).not.toBeNull();
    cleanup();
    expect(showPage(<SignInPage />).queryByText('Your cart is kept.')).toBeNull();
  });

  it('reports each missing field beside it and focuses the first', async () => {
    const page = showPage(<SignInPage />);
    await page.shopper.type(page.getByRole('textbox', { name: 'Email' }), 'ada');
    await page.shopper.click(page.getByRole('button', { name: 'Sign In' }));
    const email = page.getByRole('textbox', { name: 'Email' });
    expect(document.activeElement).toBe(email);
    expect(page.container.querySelector('#signin-email-error')?.textContent).toBe(
      'Please enter an email address like name@example.com.',
    );
    expect(page.container.querySelector('#signin-password-error')?.textContent).toBe(
      'Is required.',
    );
    expect(page.sent).toEqual([]);
  });

  it('shows why the platform refuses and keeps everything that was typed', async () => {
    const page = showPage(<SignInPage />, {
      respond: async () => {
        throw refusedError('The account sign-in was incorrect.');
      },
    });
    await page.shopper.type(page.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await page.shopper.type(page.getByLabelText('Password'), 'wrong{Enter}');
    const alert = await page.findByRole('alert');
    expect(alert.textContent).toContain('The account sign-in was incorrect.');
    expect(document.activeElement).toBe(alert);
    expect((page.getByLabelText('Password') as HTMLInputElement).value).toBe('wrong');
  });

  it('shows the password on request', async () => {
    const page = showPage(<SignInPage />);
    const field = page.getByLabelText('Password');
    const eye = page.getByRole('button', { name: 'Show password', pressed: false });
    await page.shopper.click(eye);
    expect([field.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual([
      'text',
      'true',
    ]);
    await page.shopper.click(eye);
    expect(field.getAttribute('type')).toBe('password');
  });

  it('clears the platform’s refusal when the next attempt is not even sent', async () => {
    const page = showPage(<SignInPage />, {
      respond: async () => {
        throw refusedError('The account sign-in was incorrect.');
      },
    });
    const email = page.getByRole('textbox', { name: 'Email' });
    await page.shopper.type(email, 'ada@example.com');
    await page.shopper.type(page.getByLabelText('Password'), 'wrong{Enter}');
    await page.findByText('The account sign-in was incorrect.');
    await page.shopper.clear(email);
    await page.shopper.click(page.getByRole('button', { name: 'Sign In' }));
    expect(page.getByRole('alert').textContent).toBe('Please check one fieldEmail: Is required.');
  });

  it('reports an unreachable shop in the shop’s own words', async () => {
    const page = showPage(<SignInPage />, {
      respond: async () => {
        throw Object.assign(new Error('[Network] Failed to fetch'), { reason: 'unreachable' });
      },
    });
    await page.shopper.type(page.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await page.shopper.type(page.getByLabelText('Password'), 'Anemone1!{Enter}');
    expect((await page.findByRole('alert')).textContent).toBe(
      'We received no valid answer from the shop. Please try again.',
    );
  });

  it('starts without failures when it is opened again', async () => {
    const page = showPage(<SignInPage />, {
      respond: async () => {
        throw refusedError('The account sign-in was incorrect.');
      },
    });
    await page.shopper.type(page.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await page.shopper.type(page.getByLabelText('Password'), 'wrong{Enter}');
    await page.findByRole('alert');
    page.unmount();
    expect(page.session.getSnapshot().context.failures).toEqual({});
  });

  it('names the customer who is signed in', async () => {
    const page = showPage(<SignInPage />, { isSignedIn: true });
    expect(await page.findByText('You are signed in as Ada Reed, ada@example.com.')).toBeTruthy();
  });
});

describe('Create account page', () => {
  it('is prefilled with the data of the order', () => {
    const path = '/signup?email=ada%40example.com&firstName=Ada&lastName=Reed';
    const page = showPage(<CreateAccountPage />, { path });
    const value = (name: string) => (page.getByRole('textbox', { name }) as HTMLInputElement).value;
    expect([value('Email'), value('First Name'), value('Last Name')]).toEqual([
      'ada@example.com',
      'Ada',
      'Reed',
    ]);
  });

  it.each([
    ['short1!', false],
    ['alllowercase', false],
    ['lower1234', false],
    ['Lower1234', true],
    ['lower-1234', true],
  ])('sends the form with the password %j: %j', async (password, isSent) => {
    const path = '/signup?email=ada%40example.com&firstName=Ada&lastName=Reed';
    const page = showPage(<CreateAccountPage />, {
      path,
      respond: () => new Promise(() => {}),
    });
    await page.shopper.type(page.getByLabelText('Password'), password);
    await page.shopper.click(page.getByRole('checkbox', { name: 'Subscribe to news and updates' }));
    await page.shopper.click(page.getByRole('button', { name: 'Create an Account' }));
    expect(page.sent).toEqual(
      isSent
        ? [
            {
              type: 'session.createAccount',
              account: {
                email: 'ada@example.com',
                firstname: 'Ada',
                lastname: 'Reed',
                password,
                isSubscribed: true,
              },
            },
          ]
        : [],
    );
    if (!isSent) expect(document.activeElement).toBe(page.getByLabelText('Password'));
  });
});

describe('Create account page: after the submission', () => {
  it('asks the customer to sign in when the account is created without a sign-in', async () => {
    const path = '/signup?email=ada%40example.com&firstName=Ada&lastName=Reed';
    const page = showPage(<CreateAccountPage />, {
      path,
      respond: async () => ({ isSignedIn: false }),
    });
    await page.shopper.type(page.getByLabelText('Password'), 'Lower1234{Enter}');
    const outcome = await page.findByRole('status');
    expect(outcome.textContent).toBe('Your account is created. Please sign in.');
    expect(document.activeElement).toBe(outcome);
    expect(page.queryByRole('button', { name: 'Create an Account' })).toBeNull();
  });
});

describe('Password reset', () => {
  it('sends a link with a message that does not reveal who has an account', async () => {
    const page = showPage(<ForgotPasswordPage />);
    await page.shopper.type(page.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
    expect(await page.findByText(/If there is an account for ada@example.com/)).toBeTruthy();
    expect(page.sent).toEqual([{ type: 'session.requestReset', email: 'ada@example.com' }]);
    await page.shopper.click(page.getByRole('button', { name: 'Try another address' }));
    expect((page.getByRole('textbox', { name: 'Email' }) as HTMLInputElement).value).toBe(
      'ada@example.com',
    );
  });

  it('names the address of a request whose form the shopper left before the response', async () => {
    const { open, opened } = gate();
    const page = showPage(<ForgotPasswordPage />, { respond: () => opened });
    await page.shopper.type(page.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
    page.unmount();
    await act(async () => open());
    const again = showInShop(<ForgotPasswordPage />, { machines: { session: page.session } });
    expect(again.getByText(/If there is an account for ada@example.com/)).toBeTruthy();
  });

  it('sets a new password with the token of the link', async () => {
    const path = '/customer/account/createPassword?token=abc';
    const page = showPage(<ResetPasswordPage />, { path });
    await page.shopper.type(page.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await page.shopper.type(page.getByLabelText('New Password'), 'Ranunculus1!');
    await page.shopper.click(page.getByRole('button', { name: 'Save' }));
    expect(page.sent).toEqual([
      {
        type: 'session.resetPassword',
        email: 'ada@example.com',
        token: 'abc',
        newPassword: 'Ranunculus1!',
      },
    ]);
    expect(await page.findByRole('link', { name: 'Sign In' })).toBeTruthy();
  });

  it('asks for no email address when the link contains one', () => {
    const path = '/customer/account/createPassword?token=abc&email=ada%40example.com';
    expect(
      showPage(<ResetPasswordPage />, { path }).queryByRole('textbox', { name: 'Email' }),
    ).toBeNull();
  });

  it('shows why a link is refused and how to get another one', async () => {
    const path = '/customer/account/createPassword?token=old&email=ada%40example.com';
    const page = showPage(<ResetPasswordPage />, {
      path,
      respond: async () => {
        throw refusedError("Cannot set the customer's password");
      },
    });
    await page.shopper.type(page.getByLabelText('New Password'), 'Ranunculus1!{Enter}');
    expect((await page.findByRole('alert')).textContent).toBe("Cannot set the customer's password");
    expect(page.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('asks a customer who is signed in to sign out first', async () => {
    const path = '/customer/account/createPassword?token=abc';
    const page = showPage(<ResetPasswordPage />, { path, isSignedIn: true });
    await page.shopper.click(await page.findByRole('button', { name: 'Sign Out' }));
    expect(await page.findByLabelText('New Password')).toBeTruthy();
  });

  it('offers another link when the address has no token', () => {
    const page = showPage(<ResetPasswordPage />, { path: '/customer/account/createPassword' });
    expect(page.getByRole('link', { name: 'Request a new link' })).toBeTruthy();
  });
});

describe('Account button', () => {
  it.each([
    ['/cart', { from: '/cart' }],
    ['/roses.html?page=2', { from: '/roses.html?page=2' }],
    // The shop keeps the return path of an auth route (tests/browser covers the rest).
    ['/signup?email=a', undefined],
  ])('reads Sign In for a visitor and leads there from %s', async (path, state) => {
    const page = showPage(<AccountTrigger />, { path });
    await page.shopper.click(page.getByRole('button', { name: 'Sign In' }));
    expect(page.place.history?.at(-1)).toBe('/signin');
    expect(page.states).toEqual([state]);
  });

  it('does not navigate from /signin itself', async () => {
    const page = showPage(<AccountTrigger />, { path: '/signin' });
    await page.shopper.click(page.getByRole('button', { name: 'Sign In' }));
    expect(page.states).toEqual([]);
  });

  it('shows the customer’s name once it is known', async () => {
    const page = showPage(<AccountTrigger />, { isSignedIn: true });
    const button = page.getByRole('button', { name: 'My Account' });
    const chip = button.parentElement?.querySelector('[aria-busy=true]');
    expect(chip?.textContent).toBe('');
    expect(await page.findByText('Ada')).toBeTruthy();
    expect(button.parentElement?.querySelector('[aria-busy]')).toBeNull();
  });

  it('reads My Account for a customer and opens a menu with name and sign-out', async () => {
    const page = showPage(<AccountTrigger />, { isSignedIn: true });
    await page.shopper.click(page.getByRole('button', { name: 'My Account' }));
    expect(await page.findByText('ada@example.com')).toBeTruthy();
    await page.shopper.click(page.getByRole('button', { name: 'Sign Out' }));
    await act(async () => {});
    expect(page.sent).toEqual([{ type: 'revokeToken' }]);
    const button = await page.findByRole('button', { name: 'Sign In' });
    expect(document.activeElement).toBe(button);
    act(() => page.session.send({ type: 'session.tokenSet' }));
    await page.findByRole('button', { name: 'My Account' });
    expect(page.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  it('closes its menu with Escape and gets the focus back', async () => {
    const page = showPage(<AccountTrigger />, { isSignedIn: true });
    const button = page.getByRole('button', { name: 'My Account' });
    await page.shopper.click(button);
    await page.findByRole('button', { name: 'Sign Out' });
    await page.shopper.keyboard('{Escape}');
    expect(page.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
