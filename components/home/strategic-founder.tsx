import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icons';

type StrategicFounderProps = {
  title: string;
  intro: string;
  columns: [string, string];
  rows: [string, string][];
};

/** What moves when a founder becomes a strategic one: a post out of true, and the same post in line. */
export function StrategicFounder({ title, intro, columns, rows }: StrategicFounderProps) {
  return (
    <Section title={title} intro={intro} joined>
      <table className="shift" data-enter="">
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col">
                <span className="flex flex-col gap-3 md:flex-row md:items-end">
                  <Post upright={i === 1} />
                  {column}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([today, later]) => (
            <tr key={today}>
              <td className="text-ink-muted">{today}</td>
              <td>
                <Icon sign="right" className="shift-arrow size-3.5" />
                {later}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Post({ upright }: { upright: boolean }) {
  return (
    <svg viewBox="0 0 44 48" className="drawing h-12 w-11" aria-hidden="true">
      <path d="M1 46.5h42" />
      <path d={upright ? 'M14 46V4h10v42' : 'M3 46L14 4.5l10 2.6L13.5 46'} />
      <path d="M32 1v26M29 27h6v3h-6zM29 30c-2 1-2 3 0 5l3 7 3-7c2-2 2-4 0-5" className="accent" />
    </svg>
  );
}
