import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { fill } from '@/lib/kernel/text';
import { logUnexpectedError, statusOfError } from '@/lib/platform/http/unexpected-error';
import { setStatus } from '@/lib/platform/http/exchange';
import { content } from '@/lib/server/context';
import { missing } from './missing';
import { type PagePath, pageMetadata } from './page-metadata';

type Params = { id: string } | { token: string };
type Query = Record<string, unknown>;
type Props = { params: Promise<Params>; searchParams: Promise<Query> };

export type PrivatePage<Found> = {
  /** The key of its title in content/site.yaml. */
  path: PagePath;
  /** `null`: the id or token opens nothing. */
  load: (idOrToken: string) => Promise<Found | null>;
  render: (found: Found, idOrToken: string, query: Query) => ReactNode;
  /** The not-found.tsx of its folder. */
  unknown: { default: () => ReactNode; generateMetadata: () => Metadata };
};

/**
 * A page behind a random id or token, rendered on request. It has a status of its own and is readable without
 * a script (docs/decisions/serving.md). It passes on no referrer. Where loading fails it answers 503 if the
 * database doesn't work, else 500, with the number of the log entry.
 */
export function privatePage<Found>(page: PrivatePage<Found>) {
  const { path, load, render, unknown } = page;
  const loadOnce = cache((idOrToken: string) =>
    load(idOrToken).then(
      (found) => ({ found }),
      (error: unknown) => ({ errorId: logUnexpectedError(error), status: statusOfError(error) }),
    ),
  );

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const loaded = await loadOnce(idOrTokenIn(await params));
    const opensNothing = 'found' in loaded && loaded.found === null;
    const metadata = opensNothing ? unknown.generateMetadata() : pageMetadata(path);
    return { ...metadata, referrer: 'no-referrer' };
  }

  async function Page({ params, searchParams }: Props): Promise<ReactNode> {
    const idOrToken = idOrTokenIn(await params);
    const loaded = await loadOnce(idOrToken);
    if ('errorId' in loaded) {
      setStatus(loaded.status);
      const { title, text, button } = content().messages.pages.failed;
      return (
        <Message title={title} text={fill(text, { errorId: loaded.errorId })}>
          {/* Tries again without JavaScript, too. */}
          <ButtonLink href="">{button}</ButtonLink>
        </Message>
      );
    }
    if (loaded.found === null) return missing(unknown.default());
    return render(loaded.found, idOrToken, await searchParams);
  }

  return { generateMetadata, Page };
}

const idOrTokenIn = (params: Params) => ('id' in params ? params.id : params.token);
