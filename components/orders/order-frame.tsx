import { type ComponentProps, type ReactNode, useId } from 'react';
import { PlumbLine } from '@/components/layout/plumb-line';

const FRAME =
  'mx-auto grid max-w-page gap-14 pt-14 pr-pad pb-section pl-gutter lg:pl-pad ' +
  'lg:[&>:not(section)]:ml-[calc(var(--column)+var(--gap))] print:max-w-none print:gap-[8mm] print:p-0 print:pt-[8mm]';

/** Pages about an order or about somebody's data, beside the cord. */
export const OrderFrame = ({ children }: { children: ReactNode }) => (
  <PlumbLine>
    <div className={FRAME}>{children}</div>
  </PlumbLine>
);

const BODY =
  'lg:grid lg:grid-cols-[minmax(0,1fr)] max-lg:[:where(&>p)]:mt-3 lg:[:where(&>:first-child)]:mt-1 lg:[:where(&>p:not(:first-child))]:mt-3';

/** Its heading stands left of the cord, what it is about right of it. */
export function OrderSection({ title, children, ...section }: ComponentProps<'section'> & { title: string }) {
  const heading = useId();
  return (
    <section {...section} aria-labelledby={heading} className="two-columns">
      <h2 id={heading} className="text-xl/[1.12]">
        {title}
      </h2>
      <div className={BODY}>{children}</div>
    </section>
  );
}
