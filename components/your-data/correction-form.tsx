import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { apiRoutes } from '@/lib/kernel/routes';
import { type Assessment, MAX_NAME } from '@/lib/diagnostic/rules/assessment';
import { CONTACT_FIELDS, DETAIL_IDS, type DetailId } from '@/lib/diagnostic/rules/contact-fields';
import type { DataOutcome, DataTexts } from './data-texts';

type Props = {
  token: string;
  assessment: Assessment;
  texts: DataTexts;
  /** What was typed and is wrong with it, when it was not saved. */
  refused: Pick<DataOutcome, 'typed' | 'errors'> | null;
};

const FIELDS = ['name', ...DETAIL_IDS] as const;

/**
 * Who somebody is in one of their diagnostics, to be corrected. Ratings stay: they are what the result was
 * worked out from.
 */
export function CorrectionForm({ token, assessment, texts, refused }: Props) {
  const { fields, name, assessments: words } = texts;
  const firstWrong = FIELDS.find((field) => refused?.errors[field]);
  const common = (field: 'name' | DetailId) => ({
    name: field,
    defaultValue: refused?.typed[field] ?? assessment[field] ?? '',
    error: refused?.errors[field],
    autoFocus: field === firstWrong,
  });
  return (
    <details aria-label={words.correct} open={refused !== null}>
      <summary className="inline-flex min-h-target items-center font-semibold underline underline-offset-4">
        {words.correct}
      </summary>
      <form method="post" action={apiRoutes.correctData} className="grid gap-5 pt-4 md:grid-cols-2">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="assessment" value={assessment.id} />
        <TextField
          {...common('name')}
          label={name}
          minLength={2}
          maxLength={MAX_NAME}
          autoComplete="name"
          required
        />
        {DETAIL_IDS.map((id) => {
          const { max, choices, type, autoComplete } = CONTACT_FIELDS[id];
          const field = { ...common(id), label: fields[id].label };
          return choices ? (
            <SelectField key={id} {...field}>
              <option value="">{words.choose}</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </SelectField>
          ) : (
            <TextField key={id} {...field} type={type} autoComplete={autoComplete} maxLength={max} />
          );
        })}
        <div className="self-end md:col-span-2">
          <Button type="submit" variant="line">
            {words.save}
          </Button>
        </div>
      </form>
    </details>
  );
}
