import { type ComponentType, memo, Suspense, startTransition, useEffect, useState } from 'react';

/**
 * Wraps a component so that React hydrates it in tasks of its own, after what is around it. It is
 * memoised because React hydrates it at once, in one long task, if its parent renders again with
 * other props before that.
 */
export const hydratedSeparately = <Props extends object>(Part: ComponentType<Props>) => {
  // The transition below must not render the part again: React would render a lazy component in
  // it anew, instead of hydrating it, if that component's code has not loaded yet.
  const MemoisedPart = memo(Part) as unknown as ComponentType<Props>;
  return memo(function Separate(props: Props) {
    // Hydrate the part in a transition. Otherwise React hydrates it as idle work and sets the
    // states of its effects as idle work too: urgent renderings skip these, and urql's hooks then
    // render without an end.
    const [, setMounted] = useState(false);
    useEffect(() => startTransition(() => setMounted(true)), []);
    return (
      <Suspense>
        <MemoisedPart {...props} />
      </Suspense>
    );
  });
};
