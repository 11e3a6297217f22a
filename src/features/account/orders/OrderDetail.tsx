import type { ReactNode } from 'react';

/** A titled detail of an order. */
export function OrderDetail({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <div>{children}</div>
    </div>
  );
}
