import { classes } from '@/components/ui/classes';
import { Photo } from '@/components/ui/photo';
import { Result, type Said } from '@/components/ui/quote';
import { AT_VALUES, Panel, type Panels, ROWS } from './panel';

type ResultsPanelProps = Omit<Panels['results'], 'testimonials'> & {
  testimonials: (Said & { id: string })[];
};

/** The first is the largest. */
const LOUD = 'md:text-xl/[1.32] md:tracking-[-0.01em] md:text-balance';
/** Stands left, and is read after what was said. */
const WHO = 'text-note/[1.45] text-ink-muted md:col-start-1 md:row-span-2 md:row-start-1 md:pt-1';

/** Founders, as many as content names: who on one side of the cord, what they said on the other. */
export function ResultsPanel({ note, testimonials, ...panel }: ResultsPanelProps) {
  return (
    <Panel name="results" {...panel}>
      {testimonials.length > 0 && (
        <ul className={ROWS}>
          {testimonials.map(({ id, quote, author, business, photo, result }, i) => (
            <li key={id}>
              <figure className="contents">
                <blockquote className="md:col-start-2 md:row-start-1">
                  <p className={classes('font-display text-[1.25rem]/[1.42]', i === 0 && LOUD)}>“{quote}”</p>
                </blockquote>
                <Result result={result} className="mt-3 md:col-start-2 md:row-start-2 md:mt-0" />
                <figcaption className={WHO}>
                  <Photo
                    of="testimonials"
                    photo={photo}
                    name={author}
                    className="float-left mr-3.5 size-14"
                  />
                  <b className="font-semibold text-ink">{author}</b>
                  <span className="sr-only">, </span>
                  <span className="block">{business}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <p className={`${AT_VALUES} text-note text-ink-muted`}>{note}</p>
    </Panel>
  );
}
