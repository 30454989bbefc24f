import { missingMetadata } from '@/app/page-metadata';
import { ReportMessage } from '@/components/diagnostic/report/message';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';

export const generateMetadata = () => missingMetadata(content().messages.exact.pages.assessmentNotFound);

export default function UnknownId() {
  const { messages, diagnostic } = content();
  return (
    <ReportMessage title={messages.exact.pages.assessmentNotFound} text={messages.api.assessmentNotFound}>
      <ButtonLink href={routes.diagnostic}>{diagnostic.results.states.notFound.button}</ButtonLink>
    </ReportMessage>
  );
}
