import type { FieldWords } from '@/lib/diagnostic/rules/contact';
import { correctionSchema } from '@/lib/your-data/rules/correction';
import type { DataKeys, PersonalDataStore } from './ports';

type Ports = {
  keys: Pick<DataKeys, 'find'>;
  data: Pick<PersonalDataStore, 'correct'>;
  fieldWords: FieldWords;
  hash: (text: string) => string;
  now: () => Date;
};

type Corrected = 'saved' | 'refused' | 'unknown';

/** Corrects who somebody is in one of their diagnostics. 'unknown': no such key, or no diagnostic of theirs. */
export function correctData({ keys, data, fieldWords, hash, now }: Ports) {
  const schema = correctionSchema(fieldWords);
  return async (key: string, form: Record<string, string | undefined>): Promise<Corrected> => {
    const found = await keys.find(hash(key), now());
    if (!found || found.newEmail !== null) return 'unknown';
    const parsed = schema.safeParse(form);
    if (!parsed.success) return 'refused';
    return (await data.correct(found.email, form.assessment ?? '', parsed.data)) ? 'saved' : 'unknown';
  };
}
