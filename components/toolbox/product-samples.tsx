import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icons';

type Words = {
  enlarge: string;
  close: string;
};

export type SampleProps = {
  src: string;
  alt: string;
  caption: string;
  /** In pixels of CSS: the picture itself is finer. */
  width: number;
  height: number;
  /** Where a narrow screen begins to show it. */
  phoneFrom: number;
  callouts: { at: [x: number, y: number]; text: string }[];
};

type ProductSamplesProps = Words & { title: string; items: SampleProps[] };

/** What is in the files: pieces cut out of them in their full size, with callouts as on a drawing. */
export function ProductSamples({ title, items, ...words }: ProductSamplesProps) {
  return (
    <section className="product-samples">
      <h2>{title}</h2>
      {items.map((item) => (
        <Sample key={item.src} {...item} {...words} />
      ))}
    </section>
  );
}

/**
 * The browser gives the focus to it when the popover opens. React would do so itself, once, and set no
 * attribute.
 */
const AUTOFOCUS = { autofocus: '' };

/** One piece. Its button opens it large in a popover of the browser's own, which needs no script. */
export function Sample({
  first,
  ...sample
}: SampleProps & Words & { /** What a visitor sees first. */ first?: true }) {
  const { src, alt, caption, callouts, width, height } = sample;
  const id = src.replace(/\W+/g, '-');
  const measures = { '--w': width, '--h': height, '--from': sample.phoneFrom } as CSSProperties;
  return (
    <div className="sample" style={measures}>
      <figure>
        <div className="sample-window">
          <div>
            {/* Small and of one size: nothing that an image server would make better. */}
            <img
              {...{ src, alt, width, height }}
              {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              decoding="async"
            />
            {callouts.map(({ at: [x, y], text }, i) => (
              <i
                key={text}
                aria-hidden
                style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
              >
                {i + 1}
              </i>
            ))}
          </div>
        </div>
        <figcaption>
          <span>{caption}</span>
          <button
            type="button"
            popoverTarget={id}
            aria-label={`${sample.enlarge}: ${caption}`}
            className="sample-enlarge"
          >
            {sample.enlarge}
          </button>
        </figcaption>
      </figure>
      <ol>
        {callouts.map(({ text }, i) => (
          <li key={text}>
            <i aria-hidden>{i + 1}</i>
            {text}
          </li>
        ))}
      </ol>
      <div id={id} popover="auto" role="dialog" aria-label={caption} className="sample-large">
        <div>
          <p>{caption}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            {...AUTOFOCUS}
            aria-label={sample.close}
          >
            <Icon sign="cross" />
          </button>
        </div>
        <img {...{ src, alt, width, height }} loading="lazy" decoding="async" />
      </div>
    </div>
  );
}
