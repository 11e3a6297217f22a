import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Loading, ViewProps } from './definition.ts';

interface LazyView<Node> {
  View(props: ViewProps<Node>): ReactNode;
  loading: Loading;
}

/**
 * A view whose code is loaded when a page needs it; the placeholder shows until then. Once the code
 * is loaded, the view renders in the first paint; React's `lazy` alone would suspend again.
 */
export function lazyView<Node>(
  load: () => Promise<ComponentType<ViewProps<Node>>>,
  Placeholder: ComponentType<ViewProps<Node>>,
): LazyView<Node> {
  let loaded: ComponentType<ViewProps<Node>> | undefined;
  const loadOnce = () =>
    load().then((component) => {
      loaded = component;
      return { default: component };
    });
  const Lazy = lazy(loadOnce);
  return {
    View: function View(props) {
      const [Shown] = useState<ComponentType<ViewProps<Node>>>(() => loaded ?? Lazy);
      return (
        <Suspense fallback={<Placeholder {...props} />}>
          <Shown {...props} />
        </Suspense>
      );
    },
    loading: { load: loadOnce, isLoaded: () => loaded !== undefined },
  };
}
