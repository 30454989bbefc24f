import { z } from 'zod';
import {
  type Known,
  cents,
  id,
  listById,
  MOST_QUOTES,
  placeholder,
  reference,
  strict,
  text,
  titledText,
  texts,
} from './building-blocks';

/** One letter of BUILD. */
const buildStep = strict({
  id,
  letter: z.string().length(1, 'must be one letter.'),
  ...texts('word', 'session', 'duration'),
  extras: z.array(text()).optional(),
  outcomes: text(),
});

const plan = strict({
  id,
  name: text(),
  short: text().describe('Over its column in the table.'),
  includes: text(),
  priceCents: cents,
});

const roadmapStep = strict({
  title: text(),
  duration: text().describe('What the step says in words; minutes and weeks are for the drawing.'),
  minutes: z.int().positive().describe('How long one session is, for the drawing.'),
  weeks: z
    .array(z.number().min(0))
    .nonempty()
    .describe('Where the drawing hangs its sessions: 0 is the start of week 1, 2 the end of week 2.'),
  text: text(),
  leaveWith: text(),
});

const titledList = <Item extends z.ZodType>(item: Item) => strict({ title: text(), items: z.array(item) });

/** The page /sprint-program. */
const page = (known: Known) =>
  strict({
    title: text(),
    intro: text(),
    span: text().describe('After the large number of weeks.'),
    price: strict({ range: text({ holds: ['lowest', 'highest'] }), link: text() }),
    roadmap: strict({
      title: text(),
      drawing: text(),
      week: text().describe('Left of the numbers of the weeks, in the drawing.'),
      minutes: text({ holds: ['n'] }),
      steps: z.array(roadmapStep).length(4),
    }),
    deliverables: titledList(titledText).extend({
      example: strict({
        of: reference(known.tools).describe('The tool whose first picture it is.'),
        caption: text(),
      }),
    }),
    support: titledList(titledText),
    achievements: titledList(text()).extend({ note: text() }),
    quotes: strict({ title: text(), ids: z.array(reference(known.founders)).max(MOST_QUOTES) }),
    plans: strict({
      title: text(),
      intro: text(),
      what: text().describe('Over the first column of the table.'),
      yes: text(),
      no: text(),
      rows: z
        .array(
          strict({
            text: text(),
            in: z.array(reference(known.plans)).nonempty().describe('Ids of the plans that have it.'),
            placeholder,
          }),
        )
        .describe('What each plan has, row by row.'),
    }),
    faq: strict({
      title: text(),
      intro: text(),
      items: z
        .array(strict({ id, question: text(), answer: z.array(text()).nonempty(), placeholder }))
        .describe(
          'Each answer is a list of paragraphs. They may promise what the agreement says, and no more.',
        ),
    }),
    coaches: strict({ title: text(), ids: z.array(reference(known.coaches)) }),
    booking: strict({ title: text(), text: text(), button: text() }),
  });

/** content/programme.yaml */
export const programmeSchema = (known: Known) =>
  strict({
    length: strict({ days: z.int().positive(), weeks: z.int().positive() }),
    build: strict({ name: text(), steps: listById(buildStep).length(5) }).describe(
      'What the landing page says of the sessions. The page’s roadmap says it otherwise, and both stand (docs/rules.md, rule 88).',
    ),
    plans: listById(plan).min(1),
    planNotes: z.array(text()).describe('Under the prices, on the landing page and on /sprint-program.'),
    page: page(known),
  });

/** content/booking.yaml */
export const bookingSchema = (known: Known) =>
  strict({
    name: text().describe('The call by its name, as search engines are told.'),
    title: text(),
    intro: text(),
    covers: strict({ title: text(), items: z.array(titledText).length(4) }),
    bring: strict({
      title: text(),
      text: text(),
      link: strict({ label: text(), to: reference(known.links) }),
    }),
    after: text().describe('Above what was said after a call.'),
    testimonials: z.array(reference(known.callers)).max(MOST_QUOTES),
    button: text(),
    opens: text(),
    contact: text(),
  });
