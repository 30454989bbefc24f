import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icons';
import type { Product } from '@/lib/shop/content/product';
import { RULED, TWO_COLUMNS, WIDE } from './product-look';

type Words = {
  enlarge: string;
  close: string;
};

/** `width` and `height` in pixels of CSS: the picture itself is finer. */
export type SampleProps = Pick<Picture, 'alt' | 'caption' | 'width' | 'height' | 'phone' | 'callouts'> & {
  src: string;
};
type Picture = NonNullable<Product['samples']>[number];

type ProductSamplesProps = Words & { title: string; items: SampleProps[] };

/** What is in the files: pieces cut out of them in their full size, with callouts as on a drawing. */
export function ProductSamples({ title, items, ...words }: ProductSamplesProps) {
  return (
    <section>
      <h2 className={RULED}>{title}</h2>
      <div className="space-y-9 pt-4">
        {items.map((item) => (
          <Sample key={item.src} {...item} {...words} />
        ))}
      </div>
    </section>
  );
}

/** A phone has no room for its dots, and what they say comes after what it costs. */
const FIRST = `max-md:[&_ol]:hidden max-md:[&_div>span]:hidden ${WIDE}`;

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

/** White around what a picture shows, at most. */
const MARGIN = 24;

/** How far a picture may grow with its column and stay sharp. */
const LARGEST = 1.3;

/**
 * One piece, as wide as its column, with its words beside it. Its button opens it large in a popover of the
 * browser's own, which needs no script.
 */
export function Sample({
  first,
  ...sample
}: SampleProps & Words & { /** What a visitor sees first. */ first?: true }) {
  const { src, alt, caption, callouts, width, height } = sample;
  const id = src.replace(/\W+/g, '-');
  const parts = sample.phone ?? [{ left: 0, top: 0, width, height }];
  return (
    <div className={first ? FIRST : TWO_COLUMNS}>
      <figure
        style={{ '--most': `${width * LARGEST}px` } as CSSProperties}
        className="relative max-w-120 md:max-w-(--most)"
      >
        <div className="flex gap-1.5">
          {parts.map(({ left, top, width: wide, height: high }, n) => (
            <div
              key={left}
              className="box-content basis-0 overflow-hidden border border-ink bg-paper-raised md:aspect-auto! md:border-solid! md:not-first:hidden"
              style={{
                flexGrow: wide,
                aspectRatio: wide / high,
                // Dashes say that the picture goes on there.
                borderTopStyle: top > MARGIN ? 'dashed' : 'solid',
                borderRightStyle: left + wide < width - MARGIN ? 'dashed' : 'solid',
                borderBottomStyle: top + high < height - MARGIN ? 'dashed' : 'solid',
                borderLeftStyle: left > MARGIN ? 'dashed' : 'solid',
              }}
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
        <figcaption className="mt-1 flex items-center justify-between gap-6 text-note/[1.35] text-ink-muted enlarged:flex-wrap">
          <span>{caption}</span>
          <button
            type="button"
            popoverTarget={id}
            aria-label={`${sample.enlarge}: ${caption}`}
            className="min-h-target cursor-zoom-in text-brass-deep underline underline-offset-[0.2em] after:absolute after:inset-0 print:hidden"
          >
            {sample.enlarge}
          </button>
        </figcaption>
      </figure>
      <ol className={first ? 'mt-2' : 'max-lg:mt-2'}>
        {callouts.map(({ text }, i) => (
          <li key={text} className="mb-2 grid grid-cols-[1.25rem_1fr] items-start gap-3 text-note/[1.4]">
            <span aria-hidden className={DOT}>
              {i + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
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
    </div>
  );
}
