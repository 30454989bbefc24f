import { Photo } from './photo';

type QuoteProps = { quote: string; author: string; business: string; photo?: string; className?: string };

/** What somebody said, and who. The element around it sets the size. */
export function Quote({ quote, author, business, photo, className }: QuoteProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="said-by">
        <Photo of="testimonials" photo={photo} name={author} className="float-left mr-3 size-12" />
        <b>{author}</b>, {business}
      </figcaption>
    </figure>
  );
}
