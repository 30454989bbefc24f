import { missingMetadata } from '@/app/page-metadata';
import { NotFound } from '@/components/layout/not-found';
import { content } from '@/lib/server/context';
import { WaysOn } from '../ways-on';

export const generateMetadata = () => missingMetadata(content().messages.exact.pages.assessmentNotFound);

export default function UnknownId() {
  const { messages, diagnostic } = content();
  return (
    <NotFound title={messages.exact.pages.assessmentNotFound} text={messages.api.assessmentNotFound}>
      <WaysOn diagnostic={diagnostic.results.states.notFound.button} />
    </NotFound>
  );
}
