import { z } from 'zod';
import { isAddressOfSite } from '@/lib/kernel/pages';
import { strict, type Known } from './building-blocks';
import { hint } from './text-rules';

const path = z
  .string()
  .regex(
    /^(\/[\w.~%@+,-]+)+\/?$/,
    'must be an address of this site without its domain and without "?", such as /old/page.html. Other letters are written as %C3%BC.',
  );

/** content/redirects.yaml. next.config.mjs reads the same file when the site is built. */
export const redirectsSchema = ({ links, demos = [] }: Known) =>
  strict({
    redirects: z
      .array(
        strict({
          from: path.describe(
            'An address that is no longer used, also one of a former site: /blog/okrs.html.',
          ),
          to: path.or(z.literal('/')).describe('The page that is there now.'),
        }),
      )
      .superRefine((redirects, context) => {
        const pages = links && [...links, ...demos];
        const plain = (address: string) => address.toLowerCase().replace(/\/$/, '');
        const next = new Map(redirects.map(({ from, to }) => [plain(from), to]));
        const complain = (index: number, key: 'from' | 'to', message: string) =>
          context.addIssue({ code: 'custom', path: [index, key], message });
        const seen = new Set<string>();
        redirects.forEach(({ from, to }, index) => {
          const [old, isAgain] = [plain(from), seen.has(plain(from))];
          seen.add(old);
          const way = wayFrom(old, next);
          if (isAgain) complain(index, 'from', `'${from}' stands here twice.`);
          else if (pages?.includes(old || '/') || isAddressOfSite(old))
            complain(index, 'from', `'${from}' is an address of this site, so it can lead nowhere else.`);
          else if (way.at(-1) === old) complain(index, 'to', `leads in a circle: ${way.join(' → ')}.`);
          else if (way.length > 2)
            complain(index, 'to', `is an old address itself. Write '${way.at(-1)}', where that one leads.`);
          else if (pages && !pages.includes(to))
            complain(index, 'to', `is '${to}', which is not a page of this site.${hint(to, pages)}`);
        });
      }),
  });

/** Where an address leads, step by step, until it leads nowhere else or back. */
function wayFrom(from: string, next: ReadonlyMap<string, string>): string[] {
  const way = [from];
  for (let to = next.get(from); to !== undefined; to = next.get(to.toLowerCase())) {
    way.push(to);
    if (way.indexOf(to) < way.length - 1) break;
  }
  return way;
}
