import { STEPS, type Step as StepName } from '../../../../machines/checkout/steps.ts';
import type { CartDetails } from '../../../../machines/domain.ts';
import {
  useCheckoutCommands,
  useCheckoutFields,
  useCheckoutStep,
  useIsSubmitting,
} from '../../../actors/useCheckout.ts';
import { useIsRunning } from '../../../actors/useIsRunning.ts';
import { LostChoiceNote } from '../LostChoiceNote.tsx';
import { BillingAddressStep } from './BillingAddressStep.tsx';
import styles from './CheckoutSteps.module.css';
import { PaymentMethodStep } from './PaymentMethodStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShippingAddressStep } from './ShippingAddressStep.tsx';
import { ShippingMethodStep } from './ShippingMethodStep.tsx';
import { Step } from './Step.tsx';
import { StepSummary } from './StepSummary.tsx';
import { UnsavedAddresses } from './UnsavedAddresses.tsx';
import { useFocusOnStep } from './useFocusOnStep.ts';
import { useStepInUrl } from './useStepInUrl.ts';
import { usePrefetchTerms } from './useTerms.ts';

/** The five steps: finished ones as summaries, the open one as a form, later ones by name only. */
export function CheckoutSteps({
  cart,
  details,
}: {
  cart: CartDetails | null;
  details: CartDetails;
}) {
  const checkout = useCheckoutFields(
    'errors',
    'shippingAddress',
    'shippingMethod',
    'billingAddress',
    'payment',
    'isSignedIn',
  );
  const open = useCheckoutStep();
  const isSubmitting = useIsSubmitting();
  const { edit } = useCheckoutCommands();
  const hasAccount = useIsRunning('account');
  useStepInUrl();
  usePrefetchTerms();
  const { sectionRef, headingRef } = useFocusOnStep(open, checkout.errors);
  const accepted: Record<StepName, object | null> = {
    ...checkout,
    paymentMethod: checkout.payment,
    review: null,
  };
  const forms: Record<StepName, React.ReactNode> = {
    shippingAddress: <ShippingAddressStep />,
    shippingMethod: <ShippingMethodStep />,
    billingAddress: <BillingAddressStep />,
    paymentMethod: <PaymentMethodStep />,
    review: <ReviewStep cart={cart} details={details} />,
  };
  return (
    <div className={styles.steps}>
      <LostChoiceNote />
      {STEPS.map((name, index) => (
        <Step
          key={name}
          name={name}
          number={index + 1}
          state={open === name ? 'open' : accepted[name] ? 'done' : 'later'}
          sectionRef={sectionRef(name)}
          headingRef={headingRef(name)}
          onEdit={() => edit(name)}
          isEditable={!isSubmitting}
        >
          {open === name ? (
            <>
              {/* In the open step: above the finished ones it would be out of view. */}
              {hasAccount && <UnsavedAddresses />}
              {forms[name]}
            </>
          ) : (
            accepted[name] && <StepSummary step={name} accepted={checkout} />
          )}
        </Step>
      ))}
    </div>
  );
}
