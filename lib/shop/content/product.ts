import { z } from 'zod';
import { exactAmount, inShop } from '@/lib/kernel/money';
import {
  LICENSE_FILE,
  MEDIA_TYPES,
  mediaTypeOf,
  type ProductFile,
  PART_KEYS,
  partOf,
  PHONE_WIDTH,
} from '@/lib/shop/rules/product-file';
import {
  cents,
  day,
  id,
  mark,
  placeholder,
  reference,
  strict,
  text,
  toolReference,
  type Known,
} from '@/lib/content/schemas/building-blocks';

export const CATEGORIES = [
  'playbook',
  'templates',
  'course',
  'calculator',
  'planner',
  'assessment',
  'dashboard',
  'framework',
  'workshop',
] as const;

const fileName = z
  .string()
  .refine(
    (name) => mediaTypeOf(name) !== undefined,
    `must be ${LICENSE_FILE}, or lowercase letters, digits and hyphens, and one of the endings ${Object.keys(MEDIA_TYPES).join(', ')}.`,
  );

const file = strict({
  name: fileName,
  contains: z.array(text()).optional(),
  workingMinutes: z.int().positive().optional().describe('The working time a walkthrough states.'),
});

const pixels = z.int().min(0);

const box = strict({ left: pixels, top: pixels, width: pixels, height: pixels });

const place = z.tuple([pixels, pixels]);

const callout = strict({
  at: place.describe(
    'Where its dot lies, beside the words and not on them: pixels from the left and from the top of the picture, in its full size. 0 from the left is beside the picture, for a row.',
  ),
  phone: place.optional().describe('The same in the picture for phones.'),
  text: text({ characters: 70 }),
});

const part = {
  sheet: text().optional().describe('Of a workbook: the sheet.'),
  cells: z
    .string()
    .regex(/^[A-Z]{1,2}\d{1,3}:[A-Z]{1,2}\d{1,3}$/, 'must be a range of cells, as B4:H20.')
    .optional()
    .describe('What is cut out of the sheet; of the filled workbook, since a blank one shows little.'),
  columns: z
    .record(z.string().regex(/^[A-Z]{1,2}$/, 'must be a column, as E.'), pixels)
    .optional()
    .describe('How wide columns are drawn, and charts over them: by column, pixels. 0 leaves one out.'),
  page: z.int().positive().optional().describe('Of any other file: the number of the page.'),
  box: box
    .optional()
    .describe('What is cut out of the page, in pixels; 96 are an inch. Without it, all of it, made smaller.'),
};

const sample = strict({
  picture: id.describe(
    'The name of the picture in the folder samples, without its ending. With sheet and cells, or a page, npm run files cuts it out of the file; without them it is one that you made.',
  ),
  of: fileName.describe('The file it shows.'),
  ...part,
  typed: z
    .record(z.string().regex(/^[A-Z]{1,2}\d{1,3}$/, 'must be a cell, as E5.'), z.number())
    .optional()
    .describe('What is typed into cells of this sheet before: by cell, a number.'),
  phone: strict(part)
    .optional()
    .describe(
      `What a phone shows in its place, where it differs: ${PHONE_WIDTH} pixels wide, so that its text can be read. Without it, the same, smaller.`,
    ),
  onlyInGuide: mark().describe('true: the guide shows it, and the page doesn’t.'),
  alt: text().describe('What can be seen, for people who do not see it.'),
  caption: text(),
  callouts: z.array(callout).max(3).default([]).describe('What to look at. A guide shows none.'),
})
  .refine(
    (sample) => sample.onlyInGuide || sample.callouts.length > 0,
    'must have callouts: what to look at.',
  )
  .refine(
    (sample) => PART_KEYS.every((key) => sample[key] === undefined) || partOf(sample) !== undefined,
    'must say what it shows: sheet and cells of a workbook, or a page of another file; a picture of your own says none of them.',
  );

const samples = (least: number) =>
  z
    .array(sample)
    .min(least)
    .max(6)
    .optional()
    .describe('What is in the files, in its full size and the chart first.');

/** What every product has, in the order in which its file says it. */
const shared = {
  slug: id.describe('The last part of the address, and the name of the folder.'),
  title: text(),
  category: z.enum(CATEGORIES),
  recommended: z.boolean().describe('true shows the badge "Most Popular".'),
  description: text().describe(
    'The header menu shows the first 85 characters: a whole thought, if it can be.',
  ),
  whatYouGet: z.array(text()).min(1).describe('Cards show the first 4.'),
  benefits: z.array(text()).min(1).describe('Cards show the first 3.'),
  features: z.array(text()).min(1),
  license: text(),
  seo: strict({ title: text({ characters: 70 }), description: text({ characters: 170 }) }),
  files: z
    .array(file)
    .min(1)
    .describe(
      'What the buyer downloads, from the folder files. Every line of whatYouGet must be found in one of them.',
    ),
  samples: samples(3),
  edition: strict({
    date: day.describe('When the files last became better.'),
    news: text()
      .optional()
      .describe('What is better since the edition before, for npm run orders -- announce.'),
  }).optional(),
  retired: mark().describe('true: no longer sold or shown anywhere. Whoever bought it keeps the files.'),
};

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);

/** What only the page /toolbox/strategic-okr-execution-tracker says, part of the tracker's own file. */
const trackerPage = strict({
  week: strict({ title: text(), text: text(), steps: z.array(strict({ day: weekday, text: text() })) }),
  fullSystem: strict({ title: text(), text: text(), button: text() }),
});

/** Below this, dollars may have been written where cents are meant. */
const LOW_CENTS = 1_000;
const wholeDollars = cents.refine((priceCents) => priceCents % 100 === 0, {
  error: ({ input }) =>
    `is ${exactAmount(inShop(input as number))}. A tool costs whole dollars${(input as number) < LOW_CENTS ? ', and 4900 is $49' : ''}.`,
});

const digital = (known: Known) =>
  strict({
    type: z.literal('digital'),
    ...shared,
    quote: reference(known.strip)
      .optional()
      .describe('Under Buy: the id of one under strip in testimonials.yaml who speaks of this tool.'),
    priceCents: wholeDollars,
    originalPriceCents: wholeDollars.optional(),
    originalPriceSince: strict({
      date: day,
      until: day.optional().describe('The last day on which it is shown as what the tool cost before.'),
      placeholder,
    })
      .refine(({ date, until = date }) => until >= date, {
        path: ['until'],
        error: 'is before the day from which the price was asked.',
      })
      .optional()
      .describe(
        'From which day originalPriceCents was asked. Without it, and before that day, neither original price nor saving is shown.',
      ),
    page: trackerPage
      .optional()
      .describe('Only of the tracker: a week with it, and the full system outside this site.'),
  });

const bundle = (known: Known) =>
  strict({
    type: z.literal('bundle'),
    ...shared,
    priceCents: cents.min(50, 'must be 50 or more: Stripe takes no smaller payment.'),
    imageUrl: z.string().startsWith('/'),
    ribbon: text(),
    badge: text({ holds: ['saving', 'percent'] }),
    count: text({ holds: ['all'], mayHold: ['downloadable'] }).describe(
      'How many tools are in it: {all}. {downloadable} leaves the tracker out.',
    ),
    shows: z
      .array(toolReference(known))
      .describe('Tools of which its page shows the first picture, before its own pictures.'),
    samples: samples(1),
    includes: z
      .array(toolReference(known))
      .describe('The tools in it, in their order in the toolbox and in the header menu. Its prices follow.'),
    firstOpened: z
      .array(strict({ when: text(), tools: z.array(toolReference(known)) }))
      .describe(
        'When in the quarter each tool is opened first, as the playbook has it. Folders in the archive are numbered in this order.',
      ),
  });

/** content/products/<slug>/product.yaml */
export const productSchema = (known: Known) =>
  z.discriminatedUnion('type', [digital(known), bundle(known)], 'must be digital or bundle.');

type DigitalAsWritten = z.infer<ReturnType<typeof digital>>;
type BundleAsWritten = z.infer<ReturnType<typeof bundle>>;
export type ProductAsWritten = DigitalAsWritten | BundleAsWritten;

export type Sample = z.infer<typeof sample>;

/** Of a picture, in pixels of CSS. */
export type Size = Record<'width' | 'height', number>;

/**
 * Once its folder was read: `files` are those that lie there, and samples have the sizes of their pictures.
 */
type WithFiles<Written> = Omit<Written, 'files' | 'samples'> & {
  files: ProductFile[];
  samples?: (Sample & Size & { onPhone?: Size | undefined })[];
  /** Of its workbook as it is now, in how many random cases it was recalculated, and when. */
  proof?: { file: string; cases: number; differences: number; on: string };
};
export type DigitalProduct = WithFiles<DigitalAsWritten>;
/** Once its tools are known: its original price is what they cost one by one, and it has all their files. */
export type Bundle = WithFiles<BundleAsWritten> & { originalPriceCents: number };
export type Product = DigitalProduct | Bundle;
