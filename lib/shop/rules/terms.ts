/** What buyers agree to, in one version of content/. */
export type Terms = {
  /** About the right to withdraw. */
  withdrawal: string;
  /** The terms of service. */
  service: string;
  /** The license of each product, by slug. */
  licenses: Record<string, string>;
  /** The edition of each product's files, by slug, such as 2026-11-29. */
  editions: Record<string, string>;
};

export type AgreedTerms = Pick<Terms, 'withdrawal' | 'service' | 'editions'> & {
  license: string;
  /** False: those of the order's day weren't stored, and these are today's. */
  isKept: boolean;
};
