import { ToolLinks } from '@/components/toolbox/tool-links';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { writeRatings } from '@/lib/diagnostic/rules/ratings-code';
import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { standingOf } from '@/lib/diagnostic/rules/standing';
import { fill } from '@/lib/kernel/text';
import { Fold } from './fold';
import type { ReportTexts } from './words';

type Props = { card: Scorecard; ratings: Ratings; texts: ReportTexts };

/**
 * The tool for the lowest area, of equal ones the first on the form; none where no area lags. Its demo opens
 * with the ratings, which travel in the fragment of its address and so to no server.
 */
export function FittingTool({ card, ratings, texts: { words, book, tools } }: Props) {
  const stand = standingOf(card);
  if (stand.standing === 'full') return null;
  const [area] = stand.lowest;
  const tool = area && tools[area.id];
  if (!tool) return null;
  const { demo, product, offers } = words.tool;
  const { title, text } = offers[stand.standing];
  const of = {
    area: book.areas[area.id].title,
    points: String(area.points),
    tool: tool.title,
    price: tool.price,
  };
  return (
    <Fold id="tool" title={title}>
      <p>{fill(text, of)}</p>
      <ToolLinks
        slug={tool.slug}
        demo={{ label: demo, href: `${tool.demo}#ratings=${writeRatings(ratings)}` }}
        product={fill(product, of)}
        className=""
      />
    </Fold>
  );
}
