import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Step } from '../../../../machines/checkout/steps.ts';
import { useCheckoutCommands, useCheckoutStep } from '../../../actors/useCheckout.ts';
import { useReadParameters } from '../../../shop/useReadParameters.ts';
import { STEP_SLUGS } from './stepNames.ts';

/** The URL with the step in its query string; other parameters stay. */
function addressOf(path: string, search: URLSearchParams, step: Step): string {
  const query = new URLSearchParams(search);
  query.set('step', STEP_SLUGS[step]);
  return `${path}?${query}`;
}

const stepIn = (search: URLSearchParams): Step | null => {
  const slug = search.get('step');
  return (Object.keys(STEP_SLUGS) as Step[]).find((step) => STEP_SLUGS[step] === slug) ?? null;
};

/**
 * Synchronises the open step with the query string, so that Back and Forward move between the
 * steps. A URL that names a step which cannot be opened yet is replaced by that of the open step.
 */
export function useStepInUrl(): void {
  const step = useCheckoutStep();
  const { canEdit, edit } = useCheckoutCommands();
  const [path, navigate] = useLocation();
  const search = useReadParameters(['step']);
  const requestedStep = stepIn(search);
  const lastRequested = useRef<Step | null>(undefined);
  /** The step in a URL that this hook has set and that is not rendered yet. */
  const written = useRef<Step>(undefined);

  useEffect(() => {
    // The checkout stays mounted while another page loads: leave that page's URL alone.
    if (!step || path !== '/checkout') return;
    const hasChanged = requestedStep !== lastRequested.current;
    const isRequested = hasChanged && requestedStep !== written.current;
    lastRequested.current = requestedStep;
    if (hasChanged) written.current = undefined;
    if (requestedStep === step) return;
    if (isRequested && requestedStep && canEdit(requestedStep)) edit(requestedStep);
    else {
      written.current = step;
      navigate(addressOf(path, search, step), { replace: isRequested });
    }
  }, [requestedStep, step]);
}
