import { z } from 'zod';
import type { Known } from './known';
import { day, id, listById, placeholder, reference, strict, text } from './building-blocks';

/** content/claims.yaml */
export const claimsSchema = (known: Known) => {
  const gone = (known.retired ?? []).map((slug) => `/toolbox/${slug}`);
  const claim = strict({
    id,
    text: text().describe('The claim in full.'),
    value: text().optional().describe('The words a page prints for {claim.<id>}.'),
    pages: z
      .array(reference(known.links && [...known.links, ...gone]))
      .min(1)
      .describe('Where it stands.')
      .transform((pages) => pages.filter((page) => !gone.includes(page))),
    source: text().nullable().default(null).describe('Who can prove it, and how. null: nobody has yet.'),
    date: day.nullable().default(null).describe('When that was checked.'),
    placeholder,
    disagreesWith: z.array(reference(known.claims)).optional(),
  }).superRefine(({ source, date, placeholder }, context) => {
    const proven = source !== null && date !== null;
    if (!proven && placeholder === undefined)
      context.addIssue('has no source or no date. Fill in both, or add "placeholder: true".');
    if (proven && placeholder !== undefined)
      context.addIssue('has a source and a date. Take "placeholder: true" away.');
  });
  return strict({ claims: listById(claim) });
};
