import { Courses, type Course } from './courses';
import { Quote, type Said } from '@/components/ui/quote';
import { Unbroken } from '@/components/ui/unbroken';
import type { Content } from '@/lib/content/content';
import { Action } from './action';

export type Sample = { courses: Course[]; description: string; caption: string };

type HeroProps = Omit<Content['home']['hero'], 'quote' | 'sample'> & { quote?: Said; sample: Sample };

const GRID =
  'beside-cord grid gap-10 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[var(--column)_minmax(0,1fr)] ' +
  'lg:grid-rows-[auto_1fr] lg:gap-x-gap';
const QUOTE =
  'max-w-[28em] border-t border-line pt-5 font-italic text-[1.25rem]/[1.42] font-regular italic md:col-start-2 md:row-start-2 ' +
  'md:self-center lg:self-start';

/** Right of the cord, which is one of its edges; in the left column the same as in a mirror, words apart. */
const COURSES =
  'ml-[calc(var(--cord)-var(--gutter))] w-full max-w-[420px] lg:ml-0 lg:w-[calc(var(--column)+var(--gap)/2)] lg:max-w-none ' +
  'lg:-scale-x-100 lg:[&_text]:-scale-x-100 lg:[&_text]:[text-anchor:end] print:max-h-[56mm]';

/** What this is, for whom, the two ways in, a sample result as a drawing, and what somebody said of it. */
export function Hero({ headline, tagline, quote, sample, buttons }: HeroProps) {
  return (
    <section className="pt-9 pb-14 md:pt-16 md:pb-18 lg:pt-22 lg:pb-28">
      <div className={GRID}>
        <div className="md:col-span-2 lg:col-span-1 lg:col-start-2">
          <h1 className="max-w-[7.4em] text-4xl">
            <Emphasis>{headline}</Emphasis>
          </h1>
          <p className="mt-5 max-w-[24.5em] text-l text-balance">
            <Unbroken>{tagline}</Unbroken>
          </p>
          <div className="mt-8 grid gap-5 sm:flex sm:flex-wrap sm:gap-x-7">
            {buttons.map((action, i) => (
              <Action key={action.to} action={action} variant={i === 0 ? 'primary' : 'line'} />
            ))}
          </div>
        </div>
        <figure className="md:col-start-1 md:row-start-2 lg:row-span-2 lg:row-start-1">
          <Courses courses={sample.courses} description={sample.description} className={COURSES} />
          <figcaption className="mt-4 max-w-[24.5em] text-note text-ink-muted lg:mt-7 lg:font-display lg:text-l lg:font-medium lg:text-balance lg:text-ink">
            {sample.caption}
          </figcaption>
        </figure>
        {quote && <Quote {...quote} className={QUOTE} />}
      </div>
    </section>
  );
}

/** A headline whose *starred* words are set in the italic. */
function Emphasis({ children }: { children: string }) {
  return children.split('*').map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <em key={i} className="font-italic italic">
        {part}
      </em>
    ),
  );
}
