type QuoteProps = { quote: string; author: string; business: string; className?: string };

/** What somebody said, and who. The element around it sets the size. */
export function Quote({ quote, author, business, className }: QuoteProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="said-by">
        <b>{author}</b>, {business}
      </figcaption>
    </figure>
  );
}
