import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icons';
import type { Product } from '@/lib/shop/content/product';
import { TWO_COLUMNS, WIDE } from './product-look';

type Words = {
  enlarge: string;
  close: string;
};

/** `width` and `height` in pixels of CSS: the picture itself is finer. */
export type SampleProps = Pick<Picture, 'alt' | 'caption' | 'width' | 'height' | 'phone' | 'callouts'> & {
  src: string;
};
type Picture = NonNullable<Product['samples']>[number];

const LARGE =
  'm-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] overscroll-contain border-drawn border-ink bg-[#fff] px-4 pb-4 text-ink backdrop:bg-ink/60';

/** The number of a callout, in a ring. */
const DOT =
  'grid size-5 place-items-center rounded-full border-drawn border-brass-deep bg-paper-raised text-xs/none font-semibold text-ink';

/**
 * The browser gives the focus to it when the popover opens. React would do so itself, once, and set no
 * attribute.
 */
const AUTOFOCUS = { autofocus: '' };

/** On a wide screen, what a picture shows is beside it, and large enough for the room. */
const BESIDE =
  'lg:[&>div]:block lg:[&_p]:font-display lg:[&_p]:text-l/[1.3] lg:[&_p]:text-balance lg:[&_p]:text-ink lg:[&>ol]:text-m/[1.45]';

/** How far a picture may grow with its column and stay sharp, and how high. */
const LARGEST = 1.3;
const HIGHEST = { first: 400, more: 320 };

/**
 * One piece in a frame as wide as its column, and what there is to see. Its button opens it large in a
 * popover of the browser's own, which needs no script.
 */
export function Sample({
  first,
  ...sample
}: SampleProps & Words & { /** What a visitor sees first. */ first?: true }) {
  const { src, alt, caption, callouts, width, height } = sample;
  const id = src.replace(/\W+/g, '-');
  const highest = HIGHEST[first ? 'first' : 'more'];
  const parts = sample.phone ?? [{ left: 0, top: 0, width, height }];
  return (
    <figure className={`relative ${first ? WIDE : TWO_COLUMNS}`}>
      <div
        style={{ '--most': `${width * Math.min(LARGEST, highest / height)}px` } as CSSProperties}
        className="flex gap-1.5 self-start border border-ink bg-[#fff] p-1.5 max-md:max-w-120 md:justify-center md:p-0"
      >
        {parts.map(({ left, top, width: wide, height: high }, n) => (
          <div
            key={left}
            className="basis-0 overflow-hidden md:aspect-auto! md:max-w-(--most) md:not-first:hidden"
            style={{ flexGrow: wide, aspectRatio: wide / high }}
          >
            <div
              className="relative md:m-0! md:w-full!"
              style={{
                width: `${(width / wide) * 100}%`,
                margin: `${(-top / wide) * 100}% 0 0 ${(-left / wide) * 100}%`,
              }}
            >
              {/* Small and of one size: nothing that an image server would make better. */}
              <img
                src={src}
                alt={n === 0 ? alt : ''}
                width={width}
                height={height}
                {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                decoding="async"
                className="w-full"
              />
              {callouts.map(({ at: [x, y], text }, i) => (
                <span
                  key={text}
                  aria-hidden
                  className={`absolute -translate-1/2 ${DOT}`}
                  style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
                >
                  {i + 1}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <figcaption className={first ? undefined : BESIDE}>
        <div className="flex min-h-target items-center justify-between gap-x-6 text-note/[1.35] text-ink-muted enlarged:flex-wrap">
          <p>{caption}</p>
          <button
            type="button"
            popoverTarget={id}
            aria-label={`${sample.enlarge}: ${caption}`}
            className="min-h-target cursor-zoom-in text-brass-deep underline underline-offset-[0.2em] after:absolute after:inset-0 print:hidden"
          >
            {sample.enlarge}
          </button>
        </div>
        <ol className="relative mt-1 w-fit space-y-2 text-note/[1.4]">
          {callouts.map(({ text }, i) => (
            <li key={text} className="grid grid-cols-[1.25rem_1fr] items-start gap-3">
              <span aria-hidden className={DOT}>
                {i + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </figcaption>
      <div id={id} popover="auto" role="dialog" aria-label={caption} className={LARGE}>
        <div className="sticky top-0 left-0 flex w-full items-center justify-between bg-[#fff] text-note/[1.55]">
          <p>{caption}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            {...AUTOFOCUS}
            aria-label={sample.close}
            className="-mr-3 grid size-target flex-none place-items-center"
          >
            <Icon sign="cross" />
          </button>
        </div>
        {/* Never smaller than in the file, and no larger than it is sharp. */}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          style={{ '--w': `${width}px` } as CSSProperties}
          className="w-[clamp(var(--w),100vw-4rem,var(--w)*2)] max-w-none"
        />
      </div>
    </figure>
  );
}
