import { pageMetadata } from '@/app/page-metadata';
import { ReportMessage } from '@/components/diagnostic/report/message';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { content } from '@/lib/container';

export const generateMetadata = () => pageMetadata('404');

/** No id, or the text 'undefined' in its place. */
export default function InvalidId() {
  const { messages, diagnostic } = content();
  return (
    <ReportMessage {...messages.exact.pages.assessmentInvalid}>
      <ButtonLink href={routes.diagnostic}>{diagnostic.results.states.invalid.button}</ButtonLink>
    </ReportMessage>
  );
}
