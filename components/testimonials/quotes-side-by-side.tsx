import { Quote, type Said } from '@/components/ui/quote';

/** Short quotes, two beside each other, between hairlines; nothing where there are none. */
export function QuotesSideBySide({ quotes }: { quotes: readonly (Said & { id: string })[] }) {
  if (quotes.length === 0) return null;
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {quotes.map(({ id, ...quote }) => (
        <li key={id} className="grid border-t border-line py-6">
          <Quote {...quote} className="flex flex-col font-display text-l *:last:mt-auto *:last:pt-3" />
        </li>
      ))}
    </ul>
  );
}
