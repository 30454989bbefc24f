import { correctionSchema } from '@/lib/your-data/rules/correction';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'ownerOf' | 'data' | 'fieldWords'>;

type Corrected = 'saved' | 'refused' | 'unknown';

/** Corrects the contact details of a diagnostic. 'unknown': no such key, or not theirs. */
export function correctData({ ownerOf, data, fieldWords }: Ports) {
  const schema = correctionSchema(fieldWords);
  return async (key: string, form: Record<string, string | undefined>): Promise<Corrected> => {
    const found = await ownerOf(key);
    if (!found) return 'unknown';
    const parsed = schema.safeParse(form);
    if (!parsed.success) return 'refused';
    return (await data.correct(found.email, form.assessment ?? '', parsed.data)) ? 'saved' : 'unknown';
  };
}
