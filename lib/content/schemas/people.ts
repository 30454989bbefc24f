import { z } from 'zod';
import { fillKnown } from '@/lib/kernel/text';
import { PHOTOS, type PhotoOf } from '@/lib/kernel/photos';
import { id, listById, MOST_QUOTES, placeholder, strict, text, texts } from './building-blocks';

const photo = (of: PhotoOf) =>
  id
    .optional()
    .describe(
      `The name of a JPEG of ${PHOTOS[of].width} by ${PHOTOS[of].height} pixels in the folder ${of}, without its ending. It may be left out.`,
    );

const ownId = id.describe(
  'A short name of your own for this entry, such as dana. Other files name it by that.',
);

// The marks are counted before this; what pages get of an entry is what they show.
const result = strict({
  figure: text({ characters: 24 }).describe('From what to what, such as 41% to 63%.'),
  what: text().describe(
    'What was counted, and how long it took, such as of the weekly plan finished, in 12 weeks.',
  ),
})
  .optional()
  .describe('What this founder reached, in numbers. Only what was counted, and only with consent.');

const founder = strict({
  id: ownId,
  quote: text().describe(
    'With the written consent of the person: an invented one is illegal in many places.',
  ),
  author: text(),
  business: text(),
  result,
  photo: photo('testimonials'),
  placeholder,
}).transform(({ placeholder: _, ...shown }) => shown);
const stripQuote = strict({
  id: ownId,
  quote: text(),
  name: text(),
  industry: text(),
  photo: photo('testimonials'),
  placeholder,
}).transform(({ placeholder: _, ...shown }) => shown);

/** content/testimonials.yaml */
export const testimonialsSchema = () =>
  strict({
    page: strict({
      ...texts('title', 'subtitle', 'programLink'),
      cases: text().describe('Over the links to the case studies in content/pages.'),
      call: strict({ title: text(), button: text(), line: text() }),
    }),
    founders: listById(founder).max(MOST_QUOTES).describe('Landing page and /testimonials.'),
    calls: listById(founder).max(MOST_QUOTES).describe('Booking page.'),
    strip: listById(stripQuote)
      .max(MOST_QUOTES)
      .describe('"Trusted by Growing Businesses" on the landing page.'),
  });

const fact = strict({ text: text({ words: { max: 16 } }), placeholder }).transform(({ text }) => text);

const coach = strict({
  id: ownId,
  placeholder,
  name: text(),
  monogram: text({ characters: 3 }).describe('Drawn where there is no photo.'),
  photo: photo('team'),
  title: text(),
  years: z.int().positive().describe('Years of experience. The biography says {years}.'),
  bio: text({ holds: ['years'] }),
  facts: z
    .array(fact)
    .length(2)
    .describe('What anybody can check: where, since when, how many. Each has a mark until it is yours.'),
  line: text().describe('In the coach’s own words, signed with the first name.'),
}).transform(({ placeholder: _, ...shown }) => ({
  ...shown,
  bio: fillKnown(shown.bio, new Map([['years', String(shown.years)]])),
}));

/** content/team.yaml */
export const teamSchema = () => strict({ coaches: listById(coach) });
