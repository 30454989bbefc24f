/** A description in two: its first sentence, which stands alone, and the rest, which may be empty. */
export function splitDescription(description: string): { lead: string; rest: string } {
  const lead = /^.*?[.!?](?=\s|$)/s.exec(description)?.[0] ?? description;
  return { lead, rest: description.slice(lead.length).trim() };
}
