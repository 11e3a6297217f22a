import { useApp } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** Whether the header's search field is open, and how to toggle or close it. */
export function useSearchToggle() {
  const app = useApp();
  return {
    isOpen: useSelector(app, ({ context }) => context.isSearchOpen),
    toggle: () => app.send({ type: 'search.toggle' }),
    close: () => app.send({ type: 'search.close' }),
  };
}
