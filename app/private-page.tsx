import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { statusOfError } from '@/lib/platform/http/answer-status';
import { setStatus } from '@/lib/platform/http/exchange';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { missing } from './missing';
import { missingMetadata, type PagePath, pageMetadata } from './page-metadata';

type Params = { id: string } | { token: string };
type Query = Record<string, unknown>;
type Props = { params: Promise<Params>; searchParams: Promise<Query> };

export type PrivatePage<Found> = {
  /** Under which site.yaml has its title. */
  path: PagePath;
  /** What the id or token in the address opens; null for one that opens nothing. */
  load: (idOrToken: string) => Promise<Found | null>;
  render: (found: Found, idOrToken: string, query: Query) => ReactNode;
  /** For an id or token that opens nothing, with status 404. */
  unknown: () => ReactNode;
  /** What that page says, for the tab. */
  unknownTitle: () => string;
  /**
   * When loading failed: status 503 while the database does not work, else 500. The error's id is in the log.
   */
  failed: (idOrToken: string, errorId: string) => ReactNode;
};

/**
 * A page for whoever was given the id or token in its address, rendered on request. It is sent as one piece
 * with its status, readable without a script (docs/decisions/011), and its address stays with its reader.
 */
export function privatePage<Found>(page: PrivatePage<Found>) {
  const { path, load, render, unknown, unknownTitle, failed } = page;
  /** Loaded once, for the head and for the body of the page. */
  const loadOnce = cache((idOrToken: string) =>
    load(idOrToken).then(
      (found) => ({ found }),
      (error: unknown) => ({ errorId: logUnexpectedError(error), status: statusOfError(error) }),
    ),
  );

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const loaded = await loadOnce(idOrTokenIn(await params));
    const opensNothing = 'found' in loaded && loaded.found === null;
    const metadata = opensNothing ? missingMetadata(unknownTitle()) : pageMetadata(path);
    return { ...metadata, referrer: 'no-referrer' };
  }

  async function Page({ params, searchParams }: Props): Promise<ReactNode> {
    const idOrToken = idOrTokenIn(await params);
    const loaded = await loadOnce(idOrToken);
    if ('errorId' in loaded) {
      setStatus(loaded.status);
      return failed(idOrToken, loaded.errorId);
    }
    if (loaded.found === null) return missing(unknown());
    return render(loaded.found, idOrToken, await searchParams);
  }

  return { generateMetadata, Page };
}

const idOrTokenIn = (params: Params) => ('id' in params ? params.id : params.token);
