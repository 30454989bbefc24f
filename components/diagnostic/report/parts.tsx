import { Unbroken } from '@/components/ui/unbroken';
import type { AdviceRow } from '@/lib/diagnostic/rules/report-rows';

/**
 * What to do this week, why, and how it looks in 30 days. On paper there are boxes to tick.
 * @param said already: not on paper
 */
export function Parts({ parts, said }: Pick<AdviceRow, 'parts'> & { said?: boolean }) {
  return (
    <dl data-print={said ? 'no' : undefined}>
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
