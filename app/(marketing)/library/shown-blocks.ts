import { soldTool } from '@/app/offered-tool';
import type { ShownBlock } from '@/components/library/page-block';
import { content } from '@/lib/server/context';
import { stepRow } from '@/lib/diagnostic/rules/plan';
import type { Rating, StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { wholeDollars } from '@/lib/kernel/money';
import type { PageBlock } from '@/lib/kernel/prose';
import { fill } from '@/lib/kernel/text';

/** The blocks of a page with what the form, the advice, the toolbox and the program say of them. */
export const shownBlocks = (blocks: readonly PageBlock[]): ShownBlock[] => blocks.flatMap(shown);

function shown(block: PageBlock): ShownBlock | [] {
  const all = content();
  const { site, library, programme } = all;
  switch (block.kind) {
    case 'tool': {
      const tool = soldTool(block.of, all);
      if (!tool) return []; // no longer sold
      const { slug, title, price, demo } = tool;
      const product = fill(library.tool.product, { tool: title, price });
      return {
        kind: 'tool',
        slug,
        title,
        text: block.text,
        product,
        demo: demo && { label: library.tool.demo, href: demo.path },
      };
    }
    case 'price': {
      const { name, includes, priceCents } = programme.plans.find(({ id }) => id === block.of)!;
      return {
        kind: 'price',
        name,
        includes,
        price: wholeDollars(priceCents),
        text: block.text,
        link: library.plan,
      };
    }
    case 'diagnostic':
      return block.of
        ? statement(block.of as StatementId, block.texts)
        : { kind: 'start', text: block.texts[0]!, button: site.header.diagnostic };
    default:
      return block;
  }
}

/** A statement as the form asks it, what each rating looks like, and the steps from one to the next. */
function statement(id: StatementId, texts: readonly string[]): ShownBlock {
  const { library, diagnostic } = content();
  const { questionnaire, advice, results } = diagnostic;
  const { next, done, weeks } = advice.statements[id];
  const said = questionnaire.sections
    .flatMap(({ statements }) => Object.entries<{ text: string }>(statements))
    .find(([one]) => one === id)![1];
  return {
    kind: 'statement',
    words: library.statement,
    text: said.text,
    scenes: texts.map((text, rating) => ({ ...questionnaire.scale.labels[rating]!, text })),
    steps: ([0, 1, 2] as const).map((from) =>
      stepRow(
        { from, to: (from + 1) as Rating, step: next[from], done: done[from], weeks: weeks[from] },
        advice,
        results.page.plan,
      ),
    ),
  };
}
