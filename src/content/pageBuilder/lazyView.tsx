import { type ComponentType, lazy, useState } from 'react';

type Loads<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that is loaded when it is needed. Where it has been fetched before, it is there in
 * its first paint: React's own `lazy` would show the placeholder for a moment then too.
 */
export function late<Props extends object>(load: Loads<Props>) {
  let there: ComponentType<Props> | undefined;
  const fetch = () =>
    load().then((component) => {
      there = component;
      return { default: component };
    });
  const Later = lazy(fetch);
  const Element = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Later);
    return <Shown {...props} />;
  };
  return { fetch, isThere: () => there !== undefined, Element };
}
