import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/layout/section';
import type { Content } from '@/lib/content/content';
import { LeadsOnLine } from './leads-on-line';

const CELL = 'border-b border-line py-4 align-baseline md:text-balance';
const LATER =
  "relative md:before:absolute md:before:-left-9 md:before:text-brass-deep md:before:content-['→'_/_'']";

/** What moves when a founder becomes a strategic one: a post out of true, and the same post in line. */
export function StrategicFounder({ title, intro, columns, rows, link }: Content['home']['strategicFounder']) {
  return (
    <Section title={title} intro={intro} joined>
      <table className="w-full text-left" data-enter="">
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th
                key={column}
                scope="col"
                className="w-1/2 border-b border-ink pr-6 pb-3 align-bottom font-display text-l/tight font-medium"
              >
                <span className="flex flex-col gap-3 md:flex-row md:items-end">
                  <Drawing
                    name={i === 0 ? 'post-leaning' : 'post-upright'}
                    width={44}
                    height={48}
                    className="h-12 w-11"
                  />
                  {column}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([today, later]) => (
            <tr key={today}>
              <td className={`${CELL} pr-6 text-ink-muted md:pr-16`}>{today}</td>
              <td className={`${CELL} ${LATER}`}>{later}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LeadsOnLine {...link} />
    </Section>
  );
}
