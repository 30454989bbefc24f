import { firstSentence } from '@/lib/kernel/text';

/** The first sentence, and the rest, which may be empty. */
export function splitDescription(description: string): { lead: string; rest: string } {
  const lead = firstSentence(description);
  return { lead, rest: description.slice(lead.length).trim() };
}
