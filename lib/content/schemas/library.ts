import { z } from 'zod';
import { PAGE_KINDS } from '@/lib/kernel/prose';
import { byId, day, placeholder, reference, strict, text, type Known } from './building-blocks';

/** content/library.yaml: the words around the pages. */
export const librarySchema = () =>
  strict({
    page: byId(['title', 'intro', 'name', 'unsure', 'start', 'startText'], text()).describe(
      'The index of all pages, and what stands at the end of each.',
    ),
    kinds: byId(PAGE_KINDS, text()).describe('The headings of the index.'),
    by: text({ holds: ['author'] }),
    published: text({ holds: ['date'] }),
    updated: text({ holds: ['date'] }),
    statement: byId(['says', 'steps'], text()),
    tool: strict({ demo: text(), product: text({ holds: ['tool', 'price'] }) }),
    plan: text().describe('The link below a price.'),
    link: text().describe('In the form, where the words are explained: the link to the library.'),
    linkOne: text().describe('In the form, under a statement’s help: the link to its page.'),
  });

/** content/pages/<slug>.md: the front matter, and the Markdown below it. */
export const pageSchema = (known: Known) =>
  strict({
    title: text({ characters: 70 }).describe(
      'What somebody would type into a search engine: How to track key results every week.',
    ),
    description: text({ characters: 170 }).describe('Search result: up to 155 characters where possible.'),
    author: reference(known.coaches).describe('The id of a coach in team.yaml.'),
    published: day,
    updated: day.describe('The day of the last change that a reader would notice.'),
    kind: z.enum(PAGE_KINDS),
    placeholder,
    body: text().describe(
      'Markdown: paragraphs, lists, tables, links, sections that begin with "## ", and the blocks quote, figure, tool, price and diagnostic (content/README.md).',
    ),
  }).refine(({ published, updated }) => updated >= published, {
    path: ['updated'],
    message: 'is before the day on which it was published.',
  });
