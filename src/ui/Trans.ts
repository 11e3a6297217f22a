import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { createElement } from 'react';

/**
 * The component that the macro `<Trans>` compiles to (lingui.config.ts). In a finished sentence
 * Lingui takes all that looks like a tag for one of its elements and leaves it out, even if a
 * product's name or a coupon code brought it. A value with such text is passed as children, which
 * Lingui does not read.
 */
export const Trans = (props: TransProps) =>
  createElement(LinguiTrans, { ...props, values: props.values && withoutTags(props.values) });

const withoutTags = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  );
