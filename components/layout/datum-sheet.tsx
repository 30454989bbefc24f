import { useId, type ReactNode } from 'react';
import { Unbroken } from '@/components/ui/unbroken';

type DatumSheetProps = {
  title: string;
  text: string;
  children: ReactNode;
};

/** Around the sheet that a plumb line lands on. */
export const NEXT_STEP =
  'relative z-cord mx-auto max-w-page px-(--sheet-left) pb-18 [--sheet-left:6px] md:[--sheet-left:20px] lg:px-pad lg:pb-26';

/** On the edge of the sheet, right under the bob. Made of borders, it would be a square in forced colors. */
export const DatumMark = () => (
  <span
    className="absolute -top-[3px] left-[calc(var(--cord)-var(--sheet-left))] -translate-x-1/2 border-9 border-t-12 border-b-0 border-transparent border-t-ink lg:left-[calc(var(--column)+var(--gap)/2-1px)] forced-colors:hidden print:hidden"
    aria-hidden="true"
  />
);

/** Text on the sheet stands where that of the page does. */
export const AT_TEXT = 'max-lg:px-[calc(var(--gutter)-var(--sheet-left)-1px)]';

/** Words and a button beside them. */
export const CALL =
  'sheet datum grid justify-items-start gap-x-[48px] max-sm:[&>.button]:w-full max-sm:[&>.button]:px-2 gap-y-[24px] px-[20px] py-[28px] md:px-[48px] md:py-[44px] ' +
  'lg:grid-cols-[1fr_auto] lg:items-center';

/** The sheet a plumb line lands on, with what to do next. Stands directly after the line. */
export function DatumSheet({ title, text, children }: DatumSheetProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={NEXT_STEP}>
      <div className={`relative ${CALL} ${AT_TEXT}`}>
        <DatumMark />
        <div>
          <h2 id={id}>{title}</h2>
          <p className="mt-2 max-w-[28em] text-balance">
            <Unbroken>{text}</Unbroken>
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
