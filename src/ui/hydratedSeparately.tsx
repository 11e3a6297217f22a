import { type ComponentType, memo, Suspense, startTransition, useEffect, useState } from 'react';

/**
 * Wraps a component so that React hydrates it in tasks of its own, after what is around it. It is
 * memoised because React hydrates it at once, in one long task, if its parent renders again with
 * other props before that.
 */
export const hydratedSeparately = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function Separate(props: Props) {
    // A transition hydrates the part. React would hydrate it as idle work otherwise, and so would
    // the states that its effects set be: urgent renderings skip those, and urql's hooks then
    // render without an end.
    const [, setMounted] = useState(false);
    useEffect(() => startTransition(() => setMounted(true)), []);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
