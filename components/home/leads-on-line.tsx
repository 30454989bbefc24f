import { LEADS_RIGHT } from '@/components/ui/link-classes';

/** The last line of a section: a sentence and where it leads. On blueprint it keeps clear of the cord. */
export function LeadsOnLine({ text, label, to }: Record<'text' | 'label' | 'to', string>) {
  return (
    <p className="mt-8 flex max-w-none flex-wrap items-center gap-x-6 gap-y-1 lg:in-[.blueprint]:ml-[calc(var(--column)+var(--gap))]">
      <span className="font-display text-l font-medium">{text}</span>{' '}
      <a href={to} className={LEADS_RIGHT}>
        {label}
      </a>
    </p>
  );
}
