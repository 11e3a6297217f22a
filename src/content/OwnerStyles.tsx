import { type ComponentProps, lazy, Suspense } from 'react';

const StyleBlock = lazy(() => import('./StyleBlock.tsx').then((m) => ({ default: m.StyleBlock })));

/** The owner's own style rules, for the few pieces of content that have some. */
export const OwnerStyles = (props: ComponentProps<typeof StyleBlock>) => (
  <Suspense>
    <StyleBlock {...props} />
  </Suspense>
);
