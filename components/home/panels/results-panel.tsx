import { Photo } from '@/components/ui/photo';
import { Result, type Said } from '@/components/ui/quote';
import { Panel } from './panel';
import type { Opens } from './panel-opener';

type ResultsPanelProps = {
  title: string;
  intro: string;
  note: string;
  testimonials: (Said & { id: string })[];
  opens: Opens;
};

/** Founders, as many as content names: who on one side of the cord, what they said on the other. */
export function ResultsPanel({ note, testimonials, ...panel }: ResultsPanelProps) {
  return (
    <Panel name="results" {...panel}>
      {testimonials.length > 0 && (
        <ul className="schedule voices">
          {testimonials.map(({ id, quote, author, business, photo, result }) => (
            <li key={id}>
              <figure>
                <blockquote>
                  <p>“{quote}”</p>
                </blockquote>
                <Result result={result} />
                <figcaption>
                  <Photo
                    of="testimonials"
                    photo={photo}
                    name={author}
                    className="float-left mr-3.5 size-14"
                  />
                  <b>{author}</b>
                  <span className="sr-only">, </span>
                  <span className="block">{business}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <p className="at-values text-note text-ink-muted">{note}</p>
    </Panel>
  );
}
