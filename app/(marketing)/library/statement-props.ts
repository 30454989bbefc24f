import { type LibraryPage, libraryPages } from '@/app/library-pages';
import { soldTool } from '@/app/offered-tool';
import type { StatementPageProps } from '@/components/library/statement-page';
import { content } from '@/lib/container';
import { stepRow } from '@/lib/diagnostic/rules/plan-rows';
import type { Rating } from '@/lib/diagnostic/rules/questionnaire';
import { fill } from '@/lib/kernel/text';

type Statement = Extract<LibraryPage, { kind: 'statement' }>;

/** The page's own words, with those of the form, the recommendations and the toolbox. */
export function statementProps({ id, page, text, area, section, path }: Statement): StatementPageProps {
  const { site, library, diagnostic } = content();
  const { statement: words, page: start } = library.words;
  const { labels } = diagnostic.questionnaire.scale;
  const { advice, results } = diagnostic;
  const { next, done, weeks } = advice.statements[id];
  const all = libraryPages();
  const after = all
    .slice(all.findIndex((one) => one.path === path) + 1)
    .find(({ kind }) => kind === 'statement');
  const up = all.find((one) => one.kind === 'area' && one.area === area)!;
  return {
    words: {
      ...{ ...words, library: start.name, start: start.start, startText: start.startText },
      button: site.header.diagnostic,
    },
    area: { title: section.title, path: up.path },
    page,
    text,
    scenes: page.scenes.map((scene, rating) => ({ ...labels[rating]!, text: scene })),
    steps: ([0, 1, 2] as const).map((from) =>
      stepRow(
        { from, to: (from + 1) as Rating, step: next[from], done: done[from], weeks: weeks[from] },
        advice,
        results.page.plan,
      ),
    ),
    tool: toolOf(page.tool, words.product),
    next: after && { label: fill(words.next, { title: after.title }), path: after.path },
  };
}

/** `undefined` if the tool is no longer sold. */
function toolOf({ slug, text }: Statement['page']['tool'], line: string): StatementPageProps['tool'] {
  const tool = soldTool(slug, content());
  if (!tool) return undefined;
  const { title, price, demo } = tool;
  return { slug, text, title, label: fill(line, { tool: title, price }), demo: demo?.path };
}
