import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Step } from '../../../../machines/checkout/steps.ts';
import { useCheckout } from '../../../actors/useCheckout.ts';

const SLUGS: Record<Step, string> = {
  shippingAddress: 'shipping-address',
  shippingMethod: 'shipping-method',
  billingAddress: 'billing-address',
  paymentMethod: 'payment-method',
  order: 'review',
};

/** The address with that step in its query string; all else in it stays. */
function addressOf(path: string, search: string, step: Step): string {
  const query = new URLSearchParams(search);
  query.set('step', SLUGS[step]);
  return `${path}?${query}`;
}

const stepIn = (search: string): Step | null => {
  const slug = new URLSearchParams(search).get('step');
  return (Object.keys(SLUGS) as Step[]).find((step) => SLUGS[step] === slug) ?? null;
};

/**
 * The open step stands in the query string, so that Back and Forward walk the steps. An address
 * that names a step which cannot be opened yet gives way to the one that is open.
 */
export function useStepInAddress(): void {
  const { step, canEdit, edit } = useCheckout();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = stepIn(search);
  const before = useRef<{ asked: Step | null; step: Step | null } | null>(null);

  useEffect(() => {
    // The page stays on screen while another one is on its way.
    if (!step || path !== '/checkout') return;
    const last = before.current;
    before.current = { asked, step };
    if (asked === step) return;
    const isAddressNew = last === null || asked !== last.asked;
    if (isAddressNew && asked && canEdit(asked)) edit(asked);
    else navigate(addressOf(path, search, step), { replace: isAddressNew });
  }, [asked, step]);
}
