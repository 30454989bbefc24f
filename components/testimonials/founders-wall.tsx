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
            <blockquote className="p-[24px_16px_12px_20px] md:p-[32px_32px_12px] lg:grid lg:min-h-[148px] lg:items-center lg:p-[32px_40px]">
              <p className={classes('font-display', quote.length > SHORT ? 'text-l' : 'text-xl')}>
                “{quote}”
              </p>
            </blockquote>
            <Result
              result={result}
              className="px-[20px] pb-[16px] md:px-[32px] md:pb-[20px] lg:px-[40px] lg:pb-[28px]"
            />
            <figcaption className="founder-name p-[0_20px_22px] md:p-[0_32px_30px] lg:p-0">
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
