import { useId } from 'react';
import { Quote } from '@/components/ui/quote';

type TrustedByProps = {
  title: string;
  line: string;
  quotes: { id: string; quote: string; name: string; industry: string; photo?: string }[];
};

/** Voices on the tools, three beside each other, after the plumb line has come to rest. */
export function TrustedBy({ title, line, quotes }: TrustedByProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-pad pb-section">
      <h2 id={id}>{title}</h2>
      <p className="mt-2 text-ink-muted">{line}</p>
      {quotes.length > 0 && (
        <ul className="strip" data-enter="">
          {quotes.map(({ id, quote, name, industry, photo }) => (
            <li key={id}>
              <Quote {...{ quote, photo }} author={name} business={industry} className="voice" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
