import { Quote } from '@/components/ui/quote';

type Caller = { id: string; quote: string; author: string; business: string };

/** Six short ones, side by side, between hairlines. */
export function CallerQuotes({ callers }: { callers: readonly Caller[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {callers.map(({ id, ...quote }) => (
        <li key={id} className="border-t border-line py-6">
          <Quote {...quote} className="font-display text-l" />
        </li>
      ))}
    </ul>
  );
}
