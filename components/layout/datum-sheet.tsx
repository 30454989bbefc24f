import { useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

type DatumSheetProps = {
  title: string;
  text: string;
  children: ReactNode;
  /** Within the column of a page, where no bob lands on it. */
  inPage?: boolean;
  className?: string;
};

/** Around the sheet that a plumb line lands on. */
export const NEXT_STEP = 'next-step relative z-cord mx-auto max-w-page pb-18 lg:pb-26';

/** The sheet a plumb line lands on, with what to do next. Stands directly after the line. */
export function DatumSheet({ title, text, children, inPage, className }: DatumSheetProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(inPage ? 'mt-section' : NEXT_STEP, className)}>
      <div className="sheet datum datum-call relative">
        {!inPage && <span className="datum-mark" aria-hidden="true" />}
        <div>
          <h2 id={id}>{title}</h2>
          <p className="mt-2 max-w-[28em]">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
