import { classes } from '@/components/ui/classes';
import { Photo } from '@/components/ui/photo';
import { Result, type Said } from '@/components/ui/quote';

type Founder = Said & { id: string };

/** Up to here a quote is short enough for the larger size. */
const SHORT = 100;

/**
 * What founders said, as a wall that stands true: one course for each, flush with the cord; nothing without
 * any.
 */
export function FoundersWall({ founders }: { founders: readonly Founder[] }) {
  if (founders.length === 0) return null;
  return (
    <ul className="founders-wall beside-cord">
      {founders.map(({ id, quote, author, business, photo, result }) => (
        <li key={id}>
          <figure className="founder">
            <blockquote className="px-5 pt-6 pr-4 pb-3 md:px-8 md:pt-8 lg:grid lg:min-h-37 lg:items-center lg:px-10 lg:py-8">
              <p className={classes('font-display', quote.length > SHORT ? 'text-l' : 'text-xl')}>
                “{quote}”
              </p>
            </blockquote>
            <Result result={result} />
            <figcaption className="founder-name px-5 pb-5.5 md:px-8 md:pb-7.5 lg:p-0">
              <Photo of="testimonials" photo={photo} name={author} className="float-left mr-3.5 size-14" />
              <b className="font-semibold">{author}</b>
              <span className="block text-note text-ink-muted">{business}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
