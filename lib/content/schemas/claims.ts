import { z } from 'zod';
import { type Known, day, id, listById, placeholder, reference, strict, text } from './building-blocks';

/** content/claims.yaml */
export const claimsSchema = (known: Known) => {
  const gone = (known.retired ?? []).map((slug) => `/toolbox/${slug}`);
  const claim = strict({
    id,
    text: text().describe('The claim in full.'),
    value: text()
      .optional()
      .describe('The words a page prints for {claim.<id>}. Without it the claim is shown from other data.'),
    pages: z
      .array(reference(known.links && [...known.links, ...gone]))
      .min(1)
      .describe('Every page that prints it, and no other.')
      .transform((pages) => pages.filter((page) => !gone.includes(page))),
    source: text().nullable().default(null).describe('Who can prove it, and how. null: nobody has yet.'),
    date: day.nullable().default(null).describe('When that was checked.'),
    placeholder,
    disagreesWith: z
      .array(reference(known.claims))
      .optional()
      .describe('Claims that can’t both be exact. The check lists them until you have settled them.'),
  }).superRefine(({ source, date, placeholder }, context) => {
    const proven = source !== null && date !== null;
    if (!proven && placeholder === undefined)
      context.addIssue('has no source or no date. Fill in both, or add "placeholder: true".');
    if (proven && placeholder !== undefined)
      context.addIssue('has a source and a date. Take "placeholder: true" away.');
  });
  return strict({ claims: listById(claim) });
};
