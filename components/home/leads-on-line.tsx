import { LEADS_ON } from '@/components/ui/link-classes';

export type LeadsOn = { text: string; label: string; to: string };

/** The last line of a section: a sentence, and the link to where it leads. */
export function LeadsOnLine({ text, label, to }: LeadsOn) {
  return (
    <p className="leads-on-line">
      <span>{text}</span>{' '}
      <a href={to} className={`${LEADS_ON} leads-right`}>
        {label}
      </a>
    </p>
  );
}
