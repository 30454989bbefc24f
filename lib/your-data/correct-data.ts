import { fieldWords } from '@/lib/content/words';
import type { Context } from '@/lib/context';
import { correctionSchema } from '@/lib/your-data/rules/correction';
import { ownerOf } from './data-key';
import { correctAssessment } from './store/personal-data';

type Corrected = 'saved' | 'refused' | 'unknown';

/** Corrects the contact details of a diagnostic. 'unknown': no such key, or not theirs. */
export async function correctData(
  context: Context,
  key: string,
  form: Record<string, string | undefined>,
): Promise<Corrected> {
  const { database, content } = context;
  const found = await ownerOf(context, key);
  if (!found) return 'unknown';
  const parsed = correctionSchema(fieldWords(content.diagnostic.questionnaire, content.messages)).safeParse(
    form,
  );
  if (!parsed.success) return 'refused';
  const isTheirs = await correctAssessment(database, found.email, form.assessment ?? '', parsed.data);
  return isTheirs ? 'saved' : 'unknown';
}
