import type { ReactNode } from 'react';
import { PlumbLine } from '@/components/layout/plumb-line';
import './order.css';

/** Pages about an order or about somebody's data: beside the cord, headings left of it. */
export const OrderFrame = ({ children }: { children: ReactNode }) => (
  <PlumbLine>
    <div className="order">{children}</div>
  </PlumbLine>
);
