import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'links' | 'isAssessment' | 'erasure' | 'now'>;

/** 'there': it can be deleted. 'gone': it is deleted. null: no link of ours. */
type Disowned = 'there' | 'gone' | null;

/**
 * Lets whoever got the report of a diagnostic that they did not fill in delete it, with everything that came
 * of it. The link proves that the mail was read, and reaches nothing else that is stored under the address.
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
