/** One recommendation as it was given: which rule led to it, what it says, and the answers it rests on. */
export type Recommendation = { rule: string; title: string; body: string; reason: string | null };
