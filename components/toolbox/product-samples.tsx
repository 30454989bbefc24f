export type ProductSamplesProps = {
  title: string;
  items: { src: string; alt: string; caption: string; width: number; height: number }[];
};

/** Pages out of the files, as they are. */
export function ProductSamples({ title, items }: ProductSamplesProps) {
  return (
    <section className="product-samples">
      <h2>{title}</h2>
      <div>
        {items.map(({ caption, alt, ...image }) => (
          <figure key={image.src}>
            {/* Small and of one size: nothing that an image server would make better. */}
            <img {...image} alt={alt} loading="lazy" decoding="async" />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
