import { EmailField } from '@/components/ui/email-field';
import { CheckField, SelectField, TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icons';
import { SUMMARY } from '@/components/ui/link-classes';
import { routes } from '@/lib/kernel/routes';
import { pick } from '@/lib/kernel/keyed';
import { CONTACT_FIELDS, type ContactId } from '@/lib/diagnostic/rules/contact-fields';
import { COMPANY_SIZES, labelOf } from '@/lib/diagnostic/rules/questionnaire';
import { SHOWN_DETAILS } from '@/lib/diagnostic/rules/steps';
import type { Controls } from './controls';
import type { DiagnosticWords } from './words';

const GRID = 'grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-1.5';
/** Fields in one row share the rows of their parts: label, control, error. */
const FIELD = 'md:row-span-3 md:mb-3 md:grid-rows-subgrid';

type Props = {
  words: Pick<DiagnosticWords, 'fields' | 'labels' | 'consent' | 'fieldWords'>;
  controls: Controls;
};

export function AboutStep({ words: { fields, labels, consent, fieldWords }, controls }: Props) {
  const field = (name: ContactId) => ({
    ...controls.control(name),
    ...pick(CONTACT_FIELDS[name], ['type', 'autoComplete', 'required']),
    label: fields[name].label,
    help: fields[name].help,
    error: controls.complaint(name),
    mark: CONTACT_FIELDS[name].required ? undefined : fields.optional,
    className: FIELD,
  });
  return (
    <div className={GRID}>
      <TextField {...field('firstName')} />
      <TextField {...field('lastName')} />
      <EmailField {...field('email')} hint={fieldWords.emailHint} className="md:col-span-2 md:mb-4" />
      <details
        aria-label={fields.details}
        className="md:col-span-2 md:mb-4"
        open={controls.hasDetails ?? false}
      >
        <summary className={SUMMARY}>
          {fields.details} <Icon sign="chevron" className="chevron size-3.5" />
        </summary>
        <div className={`${GRID} pt-4`}>
          {SHOWN_DETAILS.map((id) =>
            id === 'companySize' ? (
              <SelectField key={id} {...field(id)}>
                <option value="">{fields.companySize.choose}</option>
                {COMPANY_SIZES.map((size) => (
                  <option key={size} value={size}>
                    {labelOf(labels, size)}
                  </option>
                ))}
              </SelectField>
            ) : (
              <TextField key={id} {...field(id)} />
            ),
          )}
        </div>
      </details>
      <CheckField {...controls.control('marketingConsent')} className="md:col-span-2 md:mb-4">
        {consent.marketing}
      </CheckField>
      <p className="border-t border-line pt-5 text-note text-ink-muted max-w-none md:col-span-2">
        {consent.data} <a href={routes.privacyPolicy}>{consent.privacyPolicy}</a>.
      </p>
    </div>
  );
}
