import { Unbroken } from '@/components/ui/unbroken';
import type { AdviceRow } from '@/lib/diagnostic/rules/report-rows';

/** What to do this week, why, and how it looks in 30 days. On paper there are boxes to tick. */
export function Parts({ parts }: Pick<AdviceRow, 'parts'>) {
  return (
    <dl>
      {parts.map(({ label, text, tick }) => (
        <div key={label} className="advice-part" data-tick={tick || undefined}>
          <dt>{label}</dt>
          <dd>
            <Unbroken>{text}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}
