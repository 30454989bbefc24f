import { z } from 'zod';
import {
  AREA_IDS,
  type AreaId,
  AREAS,
  type Challenge,
  CHALLENGES,
  type CompanySize,
  COMPANY_SIZES,
  type StatementId,
} from '@/lib/diagnostic/rules/questionnaire';
import { CONTACT_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { keyed } from '@/lib/kernel/keyed';
import { byId, strict, text, texts } from '@/lib/content/schemas/building-blocks';

const page = strict({
  title: text(),
  progress: text({ holds: ['n'] }),
  draft: strict({
    ...texts('saved', 'continue', 'startOver', 'confirmStartOver', 'keep'),
    began: text({ holds: ['date'] }),
    sent: text({ holds: ['date'] }),
    unsent: text().describe('Where the form works without a script: each step is a page of its own.'),
  }),
  earlier: strict({ text: text({ holds: ['date'] }), drop: text(), dropped: text() }).describe(
    'Where a link has brought an earlier result.',
  ),
});

const step = <Id extends string>(id: Id) => strict({ id: z.literal(id), title: text(), intro: text() });

const field = strict({ label: text(), help: text().optional() });

const fields = strict({
  ...keyed(CONTACT_IDS, () => field),
  companySize: field.extend({ choose: text() }),
  optional: text().describe('The word beside a label.'),
  details: text().describe('Opens the optional fields.'),
});

const ratingLabel = <Value extends number>(value: Value) =>
  strict({ value: z.literal(value), label: text(), meaning: text() });

const scale = strict({
  ...texts('title', 'helpTitle', 'notRated', 'unratedNote', 'solo', 'keys'),
  labels: z.tuple([ratingLabel(0), ratingLabel(1), ratingLabel(2), ratingLabel(3)]),
  count: text({ holds: ['n'] }),
  area: text({ holds: ['n', 'all'] }),
  unrated: strict({ title: text({ holds: ['n'] }), ...texts('text', 'rate', 'send') }),
});

const statement = strict({
  text: text().describe('One testable sentence in the first person plural.'),
  short: text({ words: { max: 12 } }).describe('The statement in a few words, for reports and reasons.'),
  help: text({ words: { max: 25 } }).describe('What Excellent looks like, in 25 words at most.'),
});

const labels = strict(
  Object.fromEntries([...CHALLENGES, ...COMPANY_SIZES].map((id) => [id, text().optional()])) as Record<
    Challenge | CompanySize,
    z.ZodOptional<ReturnType<typeof text>>
  >,
);

type Section = {
  id: AreaId;
  title: string;
  intro: string;
  statements: Partial<Record<StatementId, z.infer<typeof statement>>>;
};

/** One for each area, in the order of the form. */
const sections = z.tuple(
  AREA_IDS.map((area) =>
    strict({
      id: z.literal(area),
      title: text(),
      intro: text(),
      statements: byId<StatementId, typeof statement>(AREAS[area], statement),
    }),
  ) as unknown as [z.ZodType],
) as unknown as z.ZodType<Section[]>;

export const questionnaireSchema = () =>
  strict({
    version: z
      .string()
      .describe(
        'Stored with every assessment. Change it with the words of statements, areas, ratings or verdicts.',
      ),
    wording: z
      .string()
      .optional()
      .describe('Of which words that is the version; content:check says what to write.'),
    page,
    buttons: byId(
      ['previous', 'next', 'picked', 'pickOne', 'submit', 'submitting', 'working', 'stopWaiting'],
      text({ mayHold: ['n'] }),
    ),
    steps: z.tuple([step('about'), step('challenges'), step('assessment')]),
    fields,
    consent: strict({
      data: text(),
      privacyPolicy: text().describe('The last words of that sentence, as a link.'),
      report: text().describe('The box in step 3 that asks for the report by mail.'),
      marketing: strict({ label: text(), version: z.string() }),
    }),
    challenges: byId(CHALLENGES, text()).describe(
      'The keys are what is stored, counted and sent to your systems.',
    ),
    labels: labels
      .optional()
      .describe(
        'What challenges and sizes are called, where it is something else than their key, which is stored.',
      ),
    scale,
    sections,
  });

export type Questionnaire = z.infer<ReturnType<typeof questionnaireSchema>>;
