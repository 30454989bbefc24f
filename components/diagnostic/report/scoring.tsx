import { TableHead } from '@/components/ui/table-head';
import { Icon } from '@/components/ui/icons';
import type { AreaScore, Scorecard } from '@/lib/diagnostic/rules/score';
import { startsOf } from '@/lib/diagnostic/rules/bands';
import { fill } from '@/lib/kernel/text';
import type { ReportTexts } from './words';

type Props = { card: Scorecard; texts: ReportTexts };

/** Every point and the rule that gave it. */
export function Scoring({ card, texts }: Props) {
  const { scoring, ratings } = texts.words;
  const { points, percent, rating, unrated } = card;
  const advice = startsOf('advice');
  return (
    <details className="panel scoring">
      <summary className="flex min-h-19 items-center justify-between gap-4 py-5">
        <h2 className="text-xl">{scoring.title}</h2>
        <Icon sign="chevron" className="chevron size-5" />
      </summary>
      <div className="grid gap-8 pb-10">
        <p>{scoring.text}</p>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-16">
          {card.areas.map((area) => (
            <AreaPoints key={area.id} area={area} texts={texts} />
          ))}
        </div>
        <div className="grid gap-3">
          <p className="font-semibold">
            {fill(scoring.total, { points, percent, rating: ratings[rating].name })}
          </p>
          {unrated > 0 && <p>{fill(scoring.unrated, { n: unrated })}</p>}
          <p>{fill(scoring.overallRule, startsOf('score'))}</p>
          <p>{fill(scoring.badgeRule, startsOf('badge'))}</p>
          <p>{fill(scoring.adviceRule, { ...advice, most: advice.none - 1 })}</p>
        </div>
      </div>
    </details>
  );
}

function AreaPoints({ area, texts: { words, book, statements } }: { area: AreaScore; texts: ReportTexts }) {
  const { columns, areaTotal } = words.scoring;
  const { points, percent } = area;
  const badge = words.ratings[area.badge].name;
  return (
    <table className="w-full self-start">
      <caption className="font-display text-l text-ink">
        {fill(areaTotal, { area: book.areas[area.id].title, points, percent, badge })}
      </caption>
      <TableHead columns={columns} />
      <tbody>
        {area.statements.map(({ statement, points: given }) => (
          <tr key={statement}>
            <th scope="row">{statements[statement]}</th>
            <td className="whitespace-nowrap">{book.ratingLabels[given]}</td>
            <td>{given}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
