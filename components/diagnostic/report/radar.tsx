import { TableHead } from '@/components/ui/table-head';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import { type AreaScore, MAX_AREA_POINTS } from '@/lib/diagnostic/rules/score';
import { Badge } from './badge';
import { RadarDrawing } from './radar-drawing';
import type { ReportWords } from './words';

type Props = { areas: AreaScore[]; book: AdviceBook; words: ReportWords['sections'] };

/** The four areas on one chart that hangs from the cord, and the same numbers as a table. */
export function Radar({ areas, book, words }: Props) {
  return (
    <div className="radar">
      <table className="w-full">
        <caption className="sr-only">{words.chart}</caption>
        <TableHead columns={words.table.columns} />
        <tbody>
          {areas.map(({ id, points, percent, badge }) => (
            <tr key={id}>
              <th scope="row">{book.areas[id].title}</th>
              <td>
                {points} / {MAX_AREA_POINTS}
              </td>
              <td>{percent}%</td>
              <td>
                <Badge verdict={badge} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figure>
        <RadarDrawing areas={areas} words={words} />
      </figure>
    </div>
  );
}
