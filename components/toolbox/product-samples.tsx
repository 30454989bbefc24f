import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import type { Product, Size } from '@/lib/shop/content/product';
import { TWO_COLUMNS, WIDE } from './product-look';
import { SamplePicture, type Pictured } from './sample-picture';

type Words = {
  enlarge: string;
  close: string;
};

export type SampleProps = Pick<NonNullable<Product['samples']>[number], 'caption' | 'callouts'> &
  Pictured & {
    /** Of the bundle: the tool that it shows. */
    tool?: Record<'title' | 'href', string>;
  };

const LARGE =
  'm-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] overscroll-contain border-drawn border-ink bg-[#fff] px-4 pb-4 text-ink backdrop:bg-ink/60';

/** The number of a callout, in a ring. */
const DOT =
  'grid size-5 place-items-center rounded-full border-drawn border-brass-deep bg-paper-raised text-xs/none font-semibold text-ink';

/** Where the dots of rows lie: left of the picture. */
const GUTTER = 'pl-4 md:pl-6';

/**
 * The browser gives the focus to it when the popover opens. React would do so itself, once, and set no
 * attribute.
 */
const AUTOFOCUS = { autofocus: '' };

/** On a wide screen, what a picture shows is beside it, and large enough for the room. */
const BESIDE =
  'lg:[&>p]:pt-0 lg:[&>p]:font-display lg:[&>p]:text-l/[1.3] lg:[&>p]:text-balance lg:[&>p]:text-ink';

/** How far a picture may grow with its column and stay sharp, and how high. */
const LARGEST = 1.3;
const HIGHEST = 440;

/**
 * One piece in a frame as wide as its column, and what there is to see. Its button opens it large in a
 * popover of the browser's own, which needs no script.
 */
export function Sample({
  first,
  ...sample
}: SampleProps & Words & { /** What a visitor sees first. */ first?: true }) {
  const { src, alt, caption, callouts, tool, width, height, phone = { src, width, height } } = sample;
  const id = src.replace(/\W+/g, '-');
  const most = width * Math.min(LARGEST, HIGHEST / height);
  return (
    <figure className={`relative ${first ? WIDE : `max-lg:block ${TWO_COLUMNS}`}`}>
      <div style={{ '--most': `${most}px` } as CSSProperties} className="max-md:max-w-120 md:max-w-(--most)">
        <div
          className={`border border-ink bg-[#fff] ${callouts.some(({ at: [x] }) => x === 0) ? GUTTER : ''}`}
        >
          <div className="relative">
            <SamplePicture
              of={sample}
              {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              className="w-full"
            />
            {callouts.map(({ at, phone: onPhone = at, text }, i) => (
              <span
                key={text}
                aria-hidden
                className={`absolute top-(--y) left-(--x) -translate-1/2 max-md:top-(--phone-y) max-md:left-(--phone-x) max-md:size-4 max-md:text-[0.6875rem] ${DOT}`}
                style={{ ...placed('--', at, sample), ...placed('--phone-', onPhone, phone) }}
              >
                {i + 1}
              </span>
            ))}
          </div>
        </div>
        <button
          type="button"
          popoverTarget={id}
          aria-label={`${sample.enlarge}: ${caption}`}
          className="float-right -mb-3 ml-6 min-h-target cursor-zoom-in text-note text-brass-deep underline underline-offset-[0.2em] after:absolute after:inset-0 print:hidden"
        >
          {sample.enlarge}
        </button>
      </div>
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
      <figcaption className={first ? undefined : BESIDE}>
        {tool && (
          <h3 className="relative pt-2.5 lg:pt-0 lg:pb-2">
            <a href={tool.href}>{tool.title}</a>
          </h3>
        )}
        <p className="pt-2.5 text-note/[1.35] text-ink-muted">{caption}</p>
        <ol className="relative clear-both w-fit space-y-2 pt-2 text-note/[1.4] lg:text-m/[1.45]">
          {callouts.map(({ text }, i) => (
            <li key={text} className="relative pl-8 text-pretty">
              <span aria-hidden className={`absolute left-0 lg:top-[3px] ${DOT}`}>
                {i + 1}
              </span>
              <Unbroken>{text}</Unbroken>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

const placed = (name: string, [x, y]: [number, number], { width, height }: Size) => ({
  [`${name}x`]: x === 0 ? '-0.375rem' : `${(x / width) * 100}%`,
  [`${name}y`]: `${(y / height) * 100}%`,
});
