import { useContext, useEffect } from 'react';
import { ConfigContext } from '../../actors/useConfig.ts';

/** Has the words of what few pages show as soon as can be; where that fails they are English. */
export function useWords(): void {
  const { loadWords } = useContext(ConfigContext);
  useEffect(() => {
    loadWords().catch(() => {});
  }, [loadWords]);
}
