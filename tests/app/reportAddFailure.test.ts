import { i18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import type { CartFailure } from '../../machines/cart/commands.ts';
import type { Services } from '../../src/app/system/services.ts';
import { reportAddFailure } from '../../src/app/system/wiring/reportAddFailure.ts';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

const UNANSWERED = { reason: 'unreachable', message: 'Failed to fetch' } as const;

it.each<[CartFailure, string, string?, object?]>([
  [{ operation: 'create', failure: UNANSWERED }, 'Unable to create cart. Please try again.'],
  [
    { operation: 'add', failure: UNANSWERED },
    'Could not add the item to your cart. Please try again.',
  ],
  [{ operation: 'add', failure: { reason: 'refused', message: 'Sold out' } }, 'Sold out'],
  [
    { operation: 'add', failure: { reason: 'soldOut', message: '' } },
    'There are not that many left. Nothing was added to your cart.',
    'info',
  ],
  [
    { operation: 'add', failure: { reason: 'paymentOutstanding', message: '' } },
    'Your last payment is not confirmed yet. Nothing was added to your cart.',
    'info',
    { type: 'link.open', url: '/checkout' },
  ],
])(
  'Toast of a failed addition: says for %j “%s”',
  (failure, message, type = 'error', event = undefined) => {
    const toast = vi.fn();
    const environment = { isOnline: () => true };
    reportAddFailure({ actors: { toast }, environment } as unknown as Services, failure);
    expect(toast.mock.calls).toMatchObject([[{ type, message }]]);
    expect(toast.mock.calls[0]?.[0].onAction?.event).toEqual(event);
  },
);

it('Toast of a failed addition: says that the shopper is offline, if that is why', () => {
  const toast = vi.fn();
  const services = { actors: { toast }, environment: { isOnline: () => false } };
  reportAddFailure(services as unknown as Services, { operation: 'add', failure: UNANSWERED });
  const message = 'You are offline. The item could not be added to your cart.';
  expect(toast.mock.calls).toMatchObject([[{ type: 'error', message }]]);
});
