import type { SignedIds } from '@/lib/kernel/signed-ids';
import type { Erasure } from './ports';

type Ports = {
  /** Signed for the link "this was not me" in the report mail. */
  links: SignedIds;
  /** Whether a diagnostic is stored. */
  isThere: (id: string) => Promise<boolean>;
  erasure: Pick<Erasure, 'assessments'>;
  now: () => Date;
};

/** 'there': it can be deleted. 'gone': it is deleted. null: no link of ours. */
type Disowned = 'there' | 'gone' | null;

/**
 * Lets whoever got the report of a diagnostic that they did not fill in delete it, with everything that came of it. The
 * link proves that the mail was read, and reaches nothing else that is stored under the address.
 */
export function disownAssessment({ links, isThere, erasure, now }: Ports) {
  return {
    async look(token: string): Promise<Disowned> {
      const id = links.read(token);
      if (id === null) return null;
      return (await isThere(id)) ? 'there' : 'gone';
    },

    async disown(token: string): Promise<void> {
      const id = links.read(token);
      if (id === null) return;
      await erasure.assessments([id], now());
    },
  };
}
