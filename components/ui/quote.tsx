import type { Content } from '@/lib/content/content';
import { Photo } from './photo';

/** What somebody said, as content has it. */
export type Said = Omit<Content['testimonials']['founders'][number], 'id'>;

type ResultProps = Pick<Said, 'result'> & { className?: string };

/** The figure is the loudest thing beside the quote; nothing where content has no result. */
export const Result = ({ result, className = 'mt-3' }: ResultProps) =>
  result && (
    <p className={`font-text text-note font-regular text-ink-muted not-italic ${className}`}>
      <b className="block font-display text-2xl/[1.1] font-medium text-brass-deep lining-nums tabular-nums">
        {result.figure}
      </b>{' '}
      {result.what}
    </p>
  );

/** What somebody said, and who. The element around it sets the size. */
export function Quote({ quote, author, business, photo, result, className }: Said & { className?: string }) {
  return (
    <figure className={className}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <Result result={result} />
      <figcaption className="mt-3 flex items-center gap-3 font-text text-note font-regular text-ink-muted">
        <Photo of="testimonials" photo={photo} name={author} className="size-12 shrink-0" />
        <span>
          <b className="font-semibold text-ink">{author}</b>, {business}
        </span>
      </figcaption>
    </figure>
  );
}
