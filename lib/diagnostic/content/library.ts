import { z } from 'zod';
import { byId, strict, text, toolReference } from '@/lib/content/schemas/building-blocks';
import type { Known } from '@/lib/content/schemas/known';
import { AREAS, type AreaId } from '@/lib/diagnostic/rules/questionnaire';

/** What search engines and browser tabs show of a page. */
const seo = strict({ title: text({ characters: 70 }), description: text({ characters: 170 }) });
const paragraphs = z.array(text()).min(1);

const area = strict({
  seo,
  lead: text(),
  about: paragraphs,
  together: paragraphs.describe('How its four statements hang together.'),
  strong: paragraphs.describe('What a strong firm does.'),
});

const statement = (known: Known) =>
  strict({
    title: text({ words: { max: 12 } }),
    seo,
    lead: text(),
    scenes: z
      .tuple([text(), text(), text(), text()])
      .describe(
        'What 0, 1, 2 and 3 look like in one firm of 12. Each page has 350 words, and no sentence of another.',
      ),
    firstStep: text(),
    mistake: text(),
    number: strict({ name: text(), text: text() }).describe('The one number to watch.'),
    tool: strict({ slug: toolReference(known), text: text() }),
  });

/** content/library/<area>.yaml: the library's pages on one area and its four statements. */
export const areaPagesSchema =
  <Area extends AreaId>(id: Area) =>
  (known: Known) =>
    strict({
      area,
      statements: byId<(typeof AREAS)[Area][number], ReturnType<typeof statement>>(
        AREAS[id],
        statement(known),
      ),
    });

/** content/library/library.yaml */
export const librarySchema = () =>
  strict({
    page: byId(['title', 'intro', 'name', 'area', 'start', 'startText'], text()).describe(
      'The library’s first page. “Area” is the link to an area’s own page.',
    ),
    statement: strict({
      ...byId(
        ['says', 'scenes', 'steps', 'stepsIntro', 'firstStep', 'mistake', 'number', 'tool', 'demo'],
        text(),
      ).shape,
      product: text({ holds: ['tool', 'price'] }),
      next: text({ holds: ['title'] }),
    }),
    area: byId(['about', 'together', 'strong', 'statements'], text()),
    link: text().describe('In the form, where the words are explained: the link to the library.'),
    linkOne: text().describe('In the form, under a statement’s help: the link to its page.'),
  });

export type LibraryWords = z.infer<ReturnType<typeof librarySchema>>;
export type StatementPage = z.infer<ReturnType<typeof statement>>;
export type AreaPage = z.infer<typeof area>;
