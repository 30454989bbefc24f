import { missing } from '@/app/missing';
import { missingMetadata } from '@/app/page-metadata';
import { ReportMessage } from '@/components/diagnostic/report/message';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => missingMetadata(content().messages.exact.pages.assessmentInvalid.title);

/** For an address without an id; next.config.mjs rewrites the id `undefined` to it, too. */
export default function NoId() {
  const { messages, diagnostic } = content();
  return missing(
    <ReportMessage {...messages.exact.pages.assessmentInvalid}>
      <ButtonLink href={routes.diagnostic}>{diagnostic.results.states.invalid.button}</ButtonLink>
    </ReportMessage>,
  );
}
