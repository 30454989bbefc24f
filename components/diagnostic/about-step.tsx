'use client';

import { useFormContext } from 'react-hook-form';
import { SelectField, TextField } from '@/components/ui/field';
import { routes } from '@/lib/kernel/routes';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import type { DiagnosticWords } from './words';

/** Step 1: who answers. Three fields are required. */
export function AboutStep({ words: { page, fields, consent } }: { words: DiagnosticWords }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'role') => {
    const words: { label: string; help?: string; required?: boolean } = fields[name];
    const mark = words.required ? undefined : fields.optional;
    return { ...register(name), ...words, mark, error: errors[name]?.message };
  };
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:*:self-end">
      <noscript className="sheet p-5 md:col-span-2">{page.noScript}</noscript>
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" className="md:col-span-2" />
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('role')} autoComplete="organization-title" />
      <SelectField
        {...register('companySize')}
        label={fields.companySize.label}
        help={fields.companySize.help}
        mark={fields.optional}
        error={errors.companySize?.message}
      >
        <option value="">{fields.companySize.choose}</option>
        {fields.companySize.options.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectField>
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <label className="flex min-h-target cursor-pointer items-center gap-3 justify-self-start md:col-span-2">
        <input
          {...register('marketingConsent')}
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
