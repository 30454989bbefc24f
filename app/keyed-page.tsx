import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { setStatus, statusOfError } from '@/lib/http/answer-status';
import { logSurprise } from '@/lib/http/surprise';
import { missing } from './missing';
import { type PagePath, pageMetadata } from './page-metadata';

type Query = Record<string, unknown>;
type Props = { params: Promise<Record<string, string>>; searchParams: Promise<Query> };

type KeyedPage<Found> = {
  /** Under which site.yaml has its title. */
  path: PagePath;
  /** What the key in the address opens; null for one that opens nothing. */
  look: (key: string) => Promise<Found | null>;
  draw: (found: Found, key: string, query: Query) => ReactNode;
  /** For a key that opens nothing, with status 404. */
  unknown: (key: string) => ReactNode;
  /** While the database does not answer, with status 500 or 503; the id is in the log. */
  failed: (key: string, errorId: string) => ReactNode;
};

/**
 * A page that is rendered on request, for whoever has the key that its address ends with: a token out of a mail, or the id of
 * a result. It is sent as one piece with its status, readable without a script (docs/decisions/011), and its address stays with
 * its reader.
 */
export function keyedPage<Found>({ path, look, draw, unknown, failed }: KeyedPage<Found>) {
  /** Asked for the head and for the body of a page, looked up once. */
  const answer = cache((key: string) =>
    look(key).then(
      (found) => ({ found }),
      (error: unknown) => ({ errorId: logSurprise(error), status: statusOfError(error) }),
    ),
  );

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const looked = await answer(keyIn(await params));
    const opensNothing = 'found' in looked && looked.found === null;
    return { ...pageMetadata(opensNothing ? '404' : path), referrer: 'no-referrer' };
  }

  async function Page({ params, searchParams }: Props): Promise<ReactNode> {
    const key = keyIn(await params);
    const looked = await answer(key);
    if ('errorId' in looked) {
      setStatus(looked.status);
      return failed(key, looked.errorId);
    }
    if (looked.found === null) return missing(unknown(key));
    return draw(looked.found, key, await searchParams);
  }

  return { generateMetadata, Page };
}

const keyIn = (params: Record<string, string>) => Object.values(params)[0] ?? '';
