import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { onDemand } from '../../ui/onDemand.tsx';
import type { LoadingState, ViewProps } from './definition.ts';

interface LazyView<Node> {
  View(props: ViewProps<Node>): ReactNode;
  loading: LoadingState;
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
  const loadOnce = async () => {
    loaded = await load();
    return loaded;
  };
  const Lazy = onDemand(loadOnce);
  return {
    View: function View(props) {
      const [Loaded] = useState(() => loaded);
      const placeholder = <Placeholder {...props} />;
      // Both have a Suspense boundary, because a server may have loaded what the browser has not.
      return Loaded ? (
        <Suspense fallback={placeholder}>
          <Loaded {...props} />
        </Suspense>
      ) : (
        <Lazy fallback={placeholder} {...props} />
      );
    },
    loading: { load: loadOnce, isLoaded: () => loaded !== undefined },
  };
}
