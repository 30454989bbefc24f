import { firstSentence } from '@/lib/kernel/text';

/** A description in two: its first sentence, which stands alone, and the rest, which may be empty. */
export function splitDescription(description: string): { lead: string; rest: string } {
  const lead = firstSentence(description);
  return { lead, rest: description.slice(lead.length).trim() };
}
