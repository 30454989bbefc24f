import { useId } from 'react';
import { Quote } from '@/components/ui/quote';
import type { Content } from '@/lib/content/content';

type TrustedByProps = Omit<Content['home']['trustedBy'], 'quotes'> & {
  quotes: Content['testimonials']['strip'];
};

const VOICE =
  'border-line py-6 max-md:border-t md:py-8 md:pr-6 md:nth-[n+4]:border-t md:[&:not(:nth-child(3n+1))]:border-l ' +
  'md:[&:not(:nth-child(3n+1))]:pl-6';

/** Voices on the tools, three beside each other, after the plumb line has come to rest. */
export function TrustedBy({ title, line, quotes }: TrustedByProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-pad pb-section">
      <h2 id={id}>{title}</h2>
      <p className="mt-2 text-ink-muted">{line}</p>
      {quotes.length > 0 && (
        <ul className="mt-8 grid border-line md:grid-cols-[repeat(3,1fr)] md:border-y" data-enter="">
          {quotes.map(({ id, quote, name, industry, photo }) => (
            <li key={id} className={VOICE}>
              <Quote
                quote={quote}
                photo={photo}
                author={name}
                business={industry}
                className="flex h-full flex-col justify-between gap-3 font-display text-l"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
