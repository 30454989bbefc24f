import { missing } from '@/app/missing';
import { missingMetadata } from '@/app/page-metadata';
import { NotFound } from '@/components/layout/not-found';
import { content } from '@/lib/server/context';
import { WaysOn } from './ways-on';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => missingMetadata(content().messages.exact.pages.assessmentInvalid.title);

/** For an address without an id; next.config.mjs rewrites the id `undefined` to it, too. */
export default function NoId() {
  const { messages, diagnostic } = content();
  return missing(
    <NotFound {...messages.exact.pages.assessmentInvalid}>
      <WaysOn diagnostic={diagnostic.results.states.invalid.button} />
    </NotFound>,
  );
}
