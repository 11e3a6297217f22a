import { Trans } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { useHasSessionEnded } from '../../actors/useConfig.ts';
import { useSession } from '../../actors/useSession.ts';
import { EmptyCart } from '../../shop/EmptyCart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

/**
 * An empty cart has nothing to check out, and says so. After an expiry it says that the session
 * has ended and offers to sign in, which returns here (readings 70).
 */
export function NothingToCheckOut() {
  const { isSignedIn } = useSession();
  const hasEnded = useHasSessionEnded() && !isSignedIn;
  const [path, navigate] = useLocation();
  const search = useSearch();

  if (hasEnded) {
    return (
      <Empty
        action={
          <Button
            priority="high"
            isLarge
            onClick={() =>
              navigate('/signin', { state: { from: search ? `${path}?${search}` : path } })
            }
          >
            <Trans>Sign In</Trans>
          </Button>
        }
      >
        <Trans>Your session has ended. Sign in, and your cart is as you left it.</Trans>
      </Empty>
    );
  }
  return <EmptyCart />;
}
