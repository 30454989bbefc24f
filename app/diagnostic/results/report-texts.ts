import type { OfferedTool, ReportTexts } from '@/components/diagnostic/report/words';
import type { Content } from '@/lib/content/content';
import { AREA_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { wholeDollars } from '@/lib/kernel/money';

/** What the report needs of the content. */
export function reportTexts(content: Content): ReportTexts {
  const { results, advice, questionnaire, teamRoom } = content.diagnostic;
  return {
    words: results.page,
    book: advice,
    tools: Object.fromEntries(
      AREA_IDS.map((area) => [area, offeredTool(results.page.tool.forArea[area], content)]),
    ),
    planner: offeredTool(PLANNER, content),
    team: teamRoom.offer,
    cleared: content.messages.toasts.answersCleared,
    questionnaireVersion: questionnaire.version,
  };
}

const PLANNER = '90-day-sprint-planner';

/** A tool, while it is sold and can be tried. */
export function offeredTool(slug: string, { products, toolbox }: Content): OfferedTool | undefined {
  const product = products.find((one) => one.slug === slug);
  const demo = toolbox.demos.items.find((item) => item.slug === slug);
  if (!product || !demo) return undefined;
  return {
    slug,
    title: product.title,
    price: wholeDollars(product.priceCents),
    line: demo.line,
    demo: demo.path,
  };
}
