import type { CatalogueProduct, CatalogueSource } from '@/lib/domain/toolbox/catalogue';
import type { Assessment } from '@/lib/domain/diagnostic/assessment';

/** One try of a visitor to send something, however often the browser repeats it (readings 31). */
export type Attempt = {
  /** Hash of the Idempotency-Key. */
  keyHash: string;
  /** Hash of what was sent. */
  digest: string;
};

export type AssessmentStore = {
  /** Stores once per attempt: 'stored', or 'seen' with what the attempt's first call stored. */
  insert(
    assessment: Assessment,
    attempt: Attempt | null,
  ): Promise<{ outcome: 'stored' } | { outcome: 'seen'; id: string; digest: string }>;
  find(id: string): Promise<Assessment | null>;
};

export type Catalogue = {
  /** Everything that is sold, in the order of content. */
  list(): Promise<CatalogueProduct[]>;
  /** Null as well for a product that is no longer sold. */
  find(id: string): Promise<CatalogueProduct | null>;
  /** All of it at once. 'newer': what is there comes from a later build, and stays. */
  replace(products: CatalogueProduct[], source: CatalogueSource): Promise<'replaced' | 'newer'>;
};
