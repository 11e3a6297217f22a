import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ShortContent } from '../../../content/ShortContent.tsx';
import { Alert } from '../../../shop/Alert.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import type { Terms } from './useTerms.ts';

/** The terms and conditions, with a checkbox for each one that needs consent. */
export function TermsList({ terms: all }: { terms: Terms }) {
  const { terms, accepted, attempt, isMissing, accept, isFailed, isFetching, retry } = all;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  if (isFailed) {
    return (
      <Alert
        action={
          <TextButton isDisabled={isFetching} onClick={retry}>
            <Trans>Try again</Trans>
          </TextButton>
        }
      >
        <Trans>The terms could not be loaded.</Trans>
      </Alert>
    );
  }
  if (terms.length === 0) return null;
  const items = terms.map(({ agreement_id: id, name, content, is_html, mode, checkbox_text }) => (
    <div key={id}>
      <details>
        <summary>{name}</summary>
        {is_html ? <ShortContent html={content} /> : <p>{content}</p>}
      </details>
      {mode === 'MANUAL' && (
        <Checkbox
          id={`term-${id}`}
          label={checkbox_text}
          isChecked={accepted.includes(id)}
          onChange={(isAccepted) => accept(id, isAccepted)}
          error={isMissing(id) ? t`Please accept this to place your order.` : undefined}
        />
      )}
    </div>
  ));
  return <div ref={list}>{items}</div>;
}
