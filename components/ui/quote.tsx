type QuoteProps = { quote: string; author: string; business: string; className?: string };

/** What somebody said, and who. The element around it sets the size. */
export function Quote({ quote, author, business, className }: QuoteProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-3 font-text text-note text-ink-muted not-italic">
        <b className="font-semibold text-ink">{author}</b>, {business}
      </figcaption>
    </figure>
  );
}
