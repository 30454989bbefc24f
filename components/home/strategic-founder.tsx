import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/layout/section';
import { LeadsOnLine, type LeadsOn } from './leads-on-line';

type StrategicFounderProps = {
  title: string;
  intro: string;
  columns: [string, string];
  rows: [string, string][];
  link: LeadsOn;
};

/** What moves when a founder becomes a strategic one: a post out of true, and the same post in line. */
export function StrategicFounder({ title, intro, columns, rows, link }: StrategicFounderProps) {
  return (
    <Section title={title} intro={intro} joined>
      <table className="shift" data-enter="">
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col">
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
              <td>{today}</td>
              <td>{later}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LeadsOnLine {...link} />
    </Section>
  );
}
