import { z } from 'zod';
import { byId, strict, text } from '@/lib/content/schemas/building-blocks';
import { audienceOf, TEMPLATES, TROUBLES } from './rules/outbox';
import { LINK_NAMES, type LinkName, type MailWords } from './rules/words';

type Rules = {
  values: readonly string[];
  needs?: readonly MailWords['blocks'][number]['kind'][];
  links?: readonly LinkName[];
};

/** One e-mail. `values` are its placeholders, `needs` kinds of block, `links` where its buttons can lead. */
export function mail({ values, needs = [], links = ['order'] }: Rules) {
  const NO_BUTTON =
    'speaks of a button, which plain text has not. Write "the link below", or name what it does.';
  const filled = () =>
    text({ mayHold: values }).refine((words) => !/\bthis\s+button\b/i.test(words), NO_BUTTON);
  const known = values.map((name) => ` {${name}}`).join('');
  const withdrawal = text({ holds: ['withdrawal'], mayHold: values });
  const block = z.discriminatedUnion(
    'kind',
    [
      strict({ kind: z.enum(['heading', 'text', 'command', 'tracker']), text: filled() }),
      strict({ kind: z.literal('withdrawal'), text: withdrawal, withoutQuote: filled() }),
      strict({ kind: z.enum(['button', 'link']), text: text(), to: z.enum(LINK_NAMES).extract([...links]) }),
      strict({ kind: z.literal('facts'), rows: z.array(z.tuple([text(), filled()])).min(1) }),
      strict({ kind: z.literal('files'), columns: z.tuple([text(), text()]) }),
      strict({ kind: z.literal('orders'), link: text() }),
      strict({ kind: z.literal('list'), items: z.array(filled()).min(1) }),
      strict({ kind: z.literal('score'), label: text() }),
      strict({ kind: z.enum(['areas', 'start', 'named', 'comparison']) }),
    ],
    'must be heading, text, command, tracker, withdrawal, button, link, facts, files, orders, list, score, areas, start, named or comparison.',
  );
  const blocks = z.array(block).superRefine((list, context) => {
    for (const kind of needs)
      if (!list.some((one) => one.kind === kind))
        context.addIssue({ code: 'custom', message: `needs a block of the kind '${kind}'.` });
  });
  return strict({
    subject: filled().describe('Holds nothing that a visitor typed.'),
    preheader: filled(),
    blocks: blocks.describe(
      `From top to bottom, in HTML and as plain text. A row of facts without a value is left out.${known}`,
    ),
  });
}

const NAMED = [...TEMPLATES.filter((template) => audienceOf(template) !== 'owner'), 'owner'] as const;

/** What the site tells the owner of itself, a part of content/mail/owner.yaml. */
export const siteMailsSchema = () =>
  strict({
    deadLetter: mail({ values: ['mailName', 'orderNumber', 'tries', 'lastError', 'command'] }),
    trouble: mail({ values: ['trouble', 'whatToDo'] }),
    troubles: byId(TROUBLES, strict({ name: text(), whatToDo: text() })).describe(
      'What may be in trouble around the site.',
    ),
    mailNames: byId(NAMED, text()).describe('What an email that could not be delivered is called.'),
  });

export type SiteMails = z.infer<ReturnType<typeof siteMailsSchema>>;

/** content/mail/frame.yaml */
export const mailFrameSchema = () =>
  strict({
    signature: text().describe('The postal address belongs into commercial email by law in many countries.'),
    data: text().describe(
      'The link to the page on which everybody sees and deletes what is stored about them.',
    ),
    unsubscribe: text().describe('A link in every email that is marketing.'),
    quiet: text().describe('The same in emails about new editions.'),
    buyer: strict({ why: text(), reply: text() }),
    visitor: strict({ why: text(), reply: text() }),
    owner: strict({ why: text() }),
  });
