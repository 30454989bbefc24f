import { Photo } from '@/components/ui/photo';
import { Result } from '@/components/ui/quote';
import type { Content } from '@/lib/content/content';

/** Every other course ends half a stone earlier: a wall that more can be built on. */
const WALL =
  'beside-cord pb-12 lg:pb-24 [--clear:8px] lg:[--clear:20px] [--cut:14px] *:not-first:-mt-[1.5px] *:even:[&>figure]:mr-(--cut) md:[--cut:54px]';
/** A stone, cut at its right end. */
const STONE =
  '[background:linear-gradient(var(--ink)_0_0)_no-repeat_right_var(--cut)_top/1.5px_100%,repeating-linear-gradient(135deg,var(--ink)_0_1.2px,transparent_1.2px_9px)_no-repeat_right_top/var(--cut)_100%,var(--paper-raised)] ' +
  'relative ml-[calc(var(--clear)-var(--gutter)+var(--cord)+12px)] grid border-drawn border-ink ' +
  'pr-[calc(var(--cut)+4px)] lg:ml-[calc(var(--column)+var(--gap)/2+16px+var(--clear))]';
/** Left of the cord, with a line that leads from the name to the stone. */
const NAME =
  'p-[0_20px_22px] after:hidden md:p-[0_32px_30px] lg:absolute lg:top-1/2 lg:right-[calc(100%+16px+var(--clear)+var(--gap)/2)] ' +
  'lg:w-(--column) lg:-translate-y-[0.8em] lg:p-0 lg:after:absolute lg:after:top-[0.8em] lg:after:right-[calc(var(--gap)/-2)] lg:after:block ' +
  'lg:after:w-[calc(var(--gap)/4)] lg:after:border-t-drawn lg:after:border-accent print:after:hidden';

/**
 * What founders said, as a wall that stands true: one course for each, flush with the cord; nothing without
 * any.
 */
export function FoundersWall({ founders }: Pick<Content['testimonials'], 'founders'>) {
  if (founders.length === 0) return null;
  return (
    <ul className={WALL}>
      {founders.map(({ id, quote, author, business, photo, result }) => (
        <li key={id}>
          <figure className={STONE}>
            <blockquote className="p-[24px_16px_12px_20px] md:p-[32px_32px_12px] lg:grid lg:min-h-[148px] lg:items-center lg:p-[32px_40px]">
              <p className="font-display text-l">“{quote}”</p>
            </blockquote>
            <Result
              result={result}
              className="px-[20px] pb-[16px] md:px-[32px] md:pb-[20px] lg:px-[40px] lg:pb-[28px]"
            />
            <figcaption className={NAME}>
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
