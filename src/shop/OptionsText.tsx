import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { CartItem } from '../../machines/domain.ts';

/** The chosen options of a cart line, such as "Size: Large · Ribbon: Madder". */
export function OptionsText({ options }: Pick<CartItem, 'options'>) {
  return options.map(({ label, value, valueUid }, index) => (
    <Fragment key={valueUid}>
      {index > 0 && ' · '}
      <Trans>
        {label}: {value}
      </Trans>
    </Fragment>
  ));
}
