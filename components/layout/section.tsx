import { useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Unbroken } from '@/components/ui/unbroken';

type SectionProps = {
  title: string;
  intro?: string;
  /** A drawing: beside the heading on a phone, below it on a wide screen. */
  mark?: ReactNode;
  /** Shares its upper gap with the section before: two sections of one thought. */
  joined?: boolean;
  /** Has no gap below: what follows belongs to it, and brings the gap. */
  followed?: boolean;
  children: ReactNode;
};

/**
 * A section beside the cord: a heading in the left column, tied to the cord by a level line, and what it is
 * about on the right. The heading stays in view while a long section passes.
 */
export function Section({ title, intro, mark, joined, followed, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(!joined && 'pt-section', !followed && 'pb-section')}>
      <div className="beside-cord two-columns">
        <div className="mb-9 flex-wrap items-center gap-x-4 self-start max-lg:has-[>svg]:flex lg:sticky lg:top-14 lg:mb-0">
          <h2 id={id} className="station flex-1 enlarged:basis-full">
            <Unbroken>{title}</Unbroken>
          </h2>
          {intro && <p className="lead mt-5 max-w-[24em]">{intro}</p>}
          {mark}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
