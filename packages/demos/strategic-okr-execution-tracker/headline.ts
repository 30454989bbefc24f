import { NEEDS_YOU, type Sign } from '@/lib/tools/rules/forecast';

/**
 * What matters first of all key results, in a sentence or two.
 * @param all without a sign where there is no forecast yet
 */
export function headline(all: readonly { name: string; sign?: Sign }[]): string {
  const known = all.filter(({ sign }) => sign);
  if (known.length === 0) return 'Enter a start, a target and one week to see the forecast for week 12.';
  const need = known.filter(({ sign }) => sign && NEEDS_YOU.includes(sign));
  const open = all.length - known.length;
  if (need.length === 0 && open === 0) return 'Everything’s on track for week 12.';
  const first =
    need.length === 0
      ? `${known.length} of ${all.length} ${known.length === 1 ? 'is' : 'are'} on track for week 12.`
      : `${need.length} of ${all.length} ${need.length === 1 ? 'needs' : 'need'} you: ${need.map(({ name }) => name).join(', ')}.`;
  return open === 0 ? first : `${first} ${open} ${open === 1 ? 'has' : 'have'} no forecast yet.`;
}
