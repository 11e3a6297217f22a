import type { ReactNode } from 'react';

/** One thing that is known of an order, under its name. */
export function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <div>{children}</div>
    </div>
  );
}
