import { z } from 'zod';
import type { Known } from './known';
import { id, reference, strict } from './building-blocks';

/** content/redirects.yaml. next.config.mjs reads the same file when the site is built. */
export const redirectsSchema = (known: Known) =>
  strict({
    toolbox: z
      .array(
        strict({
          from: id.describe(
            'The last part of an address that is no longer used. When you rename a product’s folder, add it.',
          ),
          to: reference(known.tools).describe('The slug of the product that is there now.'),
        }),
      )
      .superRefine((redirects, context) => {
        const sources = redirects.map(({ from }) => from);
        sources.forEach((from, index) => {
          const path = [index, 'from'];
          if (sources.indexOf(from) < index)
            context.addIssue({ code: 'custom', path, message: `'${from}' stands here twice.` });
          if (known.tools?.includes(from))
            context.addIssue({
              code: 'custom',
              path,
              message: `'${from}' is the address of a product, so it can lead nowhere else.`,
            });
        });
      }),
  });
