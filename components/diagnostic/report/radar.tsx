import { TableHead } from '@/components/ui/table-head';
import { type AreaScore, MAX_AREA_POINTS } from '@/lib/diagnostic/rules/score';
import { Badge } from './badge';
import { RadarDrawing } from './radar-drawing';
import type { AreaTexts } from './words';

type Props = { areas: AreaScore[]; texts: AreaTexts };

/** The areas on one chart that hangs from the cord, and the same numbers as a table. */
export function Radar({ areas, texts: { words, book } }: Props) {
  const { chart, table } = words.sections;
  return (
    <div className="radar">
      <table className="w-full">
        <caption className="sr-only">{chart}</caption>
        <TableHead columns={table.columns} />
        <tbody>
          {areas.map(({ id, points, percent, badge }) => (
            <tr key={id}>
              <th scope="row">{book.areas[id].title}</th>
              <td>
                {points} / {MAX_AREA_POINTS}
              </td>
              <td>{percent}%</td>
              <td>
                <Badge verdict={badge} words={words.ratings} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figure>
        <RadarDrawing areas={areas} words={words.sections} />
      </figure>
    </div>
  );
}
