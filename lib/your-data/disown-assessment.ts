import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'links' | 'isAssessment' | 'erasure' | 'now'>;

/** 'there': it can be deleted. 'gone': it is. `null`: an invalid link. */
type Disowned = 'there' | 'gone' | null;

/**
 * "This was not me": deletes a diagnostic and what came of it. The link reaches nothing else under the
 * address.
 */
export function disownAssessment({ links, isAssessment, erasure, now }: Ports) {
  return {
    async load(token: string): Promise<Disowned> {
      const id = links.notMe.read(token);
      if (id === null) return null;
      return (await isAssessment(id)) ? 'there' : 'gone';
    },

    async disown(token: string): Promise<void> {
      const id = links.notMe.read(token);
      if (id === null) return;
      await erasure.assessments([id], now());
    },
  };
}
