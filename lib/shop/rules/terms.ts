/** What buyers agree to by paying, in the words of one version of content/. */
export type Terms = {
  /** What they say of their right to withdraw. */
  withdrawal: string;
  /** The terms of service, as plain text. */
  service: string;
  /** The license of each product, by slug. */
  licenses: Record<string, string>;
};

/** What the buyer of one order agreed to. */
export type AgreedTerms = Pick<Terms, 'withdrawal' | 'service'> & {
  license: string;
  /** Whether these are the words of that time. False: they were not kept then, and are those of today. */
  isKept: boolean;
};
