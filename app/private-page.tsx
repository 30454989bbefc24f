import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { setStatus, statusOfError } from '@/lib/platform/http/answer-status';
import { logSurprise } from '@/lib/platform/http/unexpected-error';
import { missing } from './missing';
import { type PagePath, pageMetadata } from './page-metadata';

type Params = { id: string } | { token: string };
type Query = Record<string, unknown>;
type Props = { params: Promise<Params>; searchParams: Promise<Query> };

export type PrivatePage<Found> = {
  /** Under which site.yaml has its title. */
  path: PagePath;
  /** What the id or token in the address opens; null for one that opens nothing. */
  look: (idOrToken: string) => Promise<Found | null>;
  draw: (found: Found, idOrToken: string, query: Query) => ReactNode;
  /** For an id or token that opens nothing, with status 404. */
  unknown: () => ReactNode;
  /** When looking failed, with status 503 while the database can do nothing, else 500. The error's id is in the log. */
  failed: (idOrToken: string, errorId: string) => ReactNode;
};

/**
 * A page for whoever was given the id or token in its address, rendered on request. It is sent as one piece with its
 * status, readable without a script (docs/decisions/011), and its address stays with its reader.
 */
export function privatePage<Found>({ path, look, draw, unknown, failed }: PrivatePage<Found>) {
  /** Asked for the head and for the body of a page, looked up once. */
  const lookOnce = cache((idOrToken: string) =>
    look(idOrToken).then(
      (found) => ({ found }),
      (error: unknown) => ({ errorId: logSurprise(error), status: statusOfError(error) }),
    ),
  );

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const looked = await lookOnce(idOrTokenIn(await params));
    const opensNothing = 'found' in looked && looked.found === null;
    return { ...pageMetadata(opensNothing ? '404' : path), referrer: 'no-referrer' };
  }

  async function Page({ params, searchParams }: Props): Promise<ReactNode> {
    const idOrToken = idOrTokenIn(await params);
    const looked = await lookOnce(idOrToken);
    if ('errorId' in looked) {
      setStatus(looked.status);
      return failed(idOrToken, looked.errorId);
    }
    if (looked.found === null) return missing(unknown());
    return draw(looked.found, idOrToken, await searchParams);
  }

  return { generateMetadata, Page };
}

const idOrTokenIn = (params: Params) => ('id' in params ? params.id : params.token);
