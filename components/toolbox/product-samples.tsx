import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icons';

type ProductSamplesProps = {
  title: string;
  enlarge: string;
  close: string;
  items: SampleProps[];
};

type SampleProps = {
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

/** What is in the files: pieces cut out of them in their full size, with callouts as on a drawing. */
export function ProductSamples({ title, items, ...words }: ProductSamplesProps) {
  return (
    <section className="product-samples">
      <h2>{title}</h2>
      {items.map((item, index) => (
        <Sample key={item.src} {...item} {...words} id={`sample-${index + 1}`} />
      ))}
    </section>
  );
}

/**
 * The browser gives the focus to it when the popover opens. React would do so itself, once, and set no
 * attribute.
 */
const AUTOFOCUS = { autofocus: '' };

type Words = Pick<ProductSamplesProps, 'enlarge' | 'close'>;

/** One piece. Its button opens it large in a popover of the browser's own, which needs no script. */
function Sample({ src, alt, caption, callouts, id, ...sample }: SampleProps & Words & { id: string }) {
  const size = { width: sample.width, height: sample.height };
  const measures = { '--w': size.width, '--h': size.height, '--from': sample.phoneFrom } as CSSProperties;
  return (
    <div className="sample" style={measures}>
      <figure>
        <div className="sample-window">
          {/* Small and of one size: nothing that an image server would make better. */}
          <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
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
        {callouts.map(({ at: [x, y], text }) => (
          <li key={text} style={{ '--x': x, '--y': y } as CSSProperties}>
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
        <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
      </div>
    </div>
  );
}
