import { EmailField } from '@/components/ui/email-field';
import { SelectField, TextField } from '@/components/ui/field';
import { SUMMARY } from '@/components/ui/link-classes';
import { routes } from '@/lib/kernel/routes';
import { labelOf } from '@/lib/diagnostic/rules/questionnaire';
import type { Controls } from './controls';
import type { DiagnosticWords } from './words';

const GRID = 'grid gap-x-8 gap-y-6 md:grid-cols-2 md:*:self-end';

type Props = {
  words: Pick<DiagnosticWords, 'fields' | 'labels' | 'consent' | 'fieldWords'>;
  controls: Controls;
};

/** Step 1: who answers. Three fields are required, the others wait behind a line. */
export function AboutStep({ words: { fields, labels, consent, fieldWords }, controls }: Props) {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'role') => {
    const words: { label: string; help?: string; required?: boolean } = fields[name];
    const mark = words.required ? undefined : fields.optional;
    return { ...controls.control(name), ...words, mark, error: controls.complaint(name) };
  };
  return (
    <div className={GRID}>
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <EmailField {...field('email')} hint={fieldWords.emailHint} className="md:col-span-2" />
      <details aria-label={fields.details} className="md:col-span-2" open={controls.hasDetails ?? false}>
        <summary className={SUMMARY}>{fields.details}</summary>
        <div className={`${GRID} pt-4`}>
          <TextField {...field('company')} autoComplete="organization" />
          <TextField {...field('role')} autoComplete="organization-title" />
          <SelectField
            {...controls.control('companySize')}
            label={fields.companySize.label}
            help={fields.companySize.help}
            mark={fields.optional}
            error={controls.complaint('companySize')}
          >
            <option value="">{fields.companySize.choose}</option>
            {fields.companySize.options.map((size) => (
              <option key={size} value={size}>
                {labelOf(labels, size)}
              </option>
            ))}
          </SelectField>
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
        </div>
      </details>
      <label className="flex min-h-target cursor-pointer items-center gap-3 justify-self-start md:col-span-2">
        <input
          {...controls.control('marketingConsent')}
          type="checkbox"
          className="size-5 shrink-0 accent-blueprint"
        />
        {consent.marketing}
      </label>
      <p className="border-t border-line pt-5 text-note text-ink-muted max-w-none md:col-span-2">
        {consent.data} <a href={routes.privacyPolicy}>{consent.privacyPolicy}</a>
      </p>
    </div>
  );
}
