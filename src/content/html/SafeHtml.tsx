import { useId, useMemo } from 'react';
import { usePlatformLinks } from '../../actors/useEnvironment.ts';
import { trustMarkup } from '../../lib/trustedTypes.ts';
import { classNames } from '../../ui/classNames.ts';
import { useStorePrefix } from '../useStorePrefix.ts';
import { OwnerStyles } from './OwnerStyles.tsx';
import { prepareHtml } from './prepareHtml.ts';
import styles from './SafeHtml.module.css';
import { useScrollableBox } from './useScrollableBox.ts';

interface SafeHtmlProps {
  html: string;
  id?: string;
  className?: string | undefined;
  /**
   * Whether to leave out the spacing of running text, because the owner's own markup has its own.
   */
  isBare?: boolean;
}

/**
 * Renders HTML. No other component inserts HTML into the page, so everything passes the sanitiser.
 */
export function SafeHtml({ html, id, className, isBare = false }: SafeHtmlProps) {
  const prefix = useStorePrefix();
  const platform = usePlatformLinks();
  const name = useId().replaceAll(/\W/g, '');
  const { css, clean } = useMemo(() => {
    const prepared = prepareHtml(html, prefix, platform);
    return { css: prepared.css, clean: { __html: trustMarkup(prepared.html) } };
  }, [html, prefix, platform]);
  const { box, scroll } = useScrollableBox<HTMLDivElement>();
  return (
    <>
      {css && <OwnerStyles css={css} scope={`.${name}`} />}
      <div
        {...scroll}
        ref={box}
        id={id}
        className={classNames(isBare ? styles.bare : styles.rich, className, css && name)}
        dangerouslySetInnerHTML={clean}
      />
    </>
  );
}
