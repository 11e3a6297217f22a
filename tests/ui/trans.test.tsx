import { Trans } from '@lingui/react/macro';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from './show.tsx';

afterEach(cleanup);

const Removed = ({ name }: { name: string }) => (
  <p>
    <Trans>
      <b>{name}</b> was removed. See {name} again.
    </Trans>
  </p>
);

it('Sentences: a name with tags keeps them as text, inside and outside an element', () => {
  const { container } = show(<Removed name="<i>Rose</i> <2/> & <0>Iris</0>" />);
  expect(container.textContent).toBe(
    '<i>Rose</i> <2/> & <0>Iris</0> was removed. See <i>Rose</i> <2/> & <0>Iris</0> again.',
  );
  expect(container.querySelectorAll('p *')).toHaveLength(1);
});
