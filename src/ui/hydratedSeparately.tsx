import { type ComponentType, memo, Suspense } from 'react';

/**
 * Wraps a component so that React hydrates it in tasks of its own, after what is around it. It is
 * memoised because React hydrates it at once, in one long task, if its parent renders again with
 * other props before that.
 */
export const hydratedSeparately = <Props extends object>(Part: ComponentType<Props>) =>
  memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
