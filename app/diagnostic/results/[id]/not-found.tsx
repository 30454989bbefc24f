import { missingMetadata } from '@/app/page-metadata';
import { NotFound } from '@/components/layout/not-found';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';

export const generateMetadata = () => missingMetadata(content().messages.exact.pages.assessmentNotFound);

export default function UnknownId() {
  const { messages, diagnostic } = content();
  return (
    <NotFound title={messages.exact.pages.assessmentNotFound} text={messages.api.assessmentNotFound}>
      <WaysOn diagnostic={diagnostic.results.states.notFound.button} />
    </NotFound>
  );
}

/** To the diagnostic, and to a call. */
export const WaysOn = ({ diagnostic }: { diagnostic: string }) => (
  <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
    <ButtonLink href={routes.diagnostic}>{diagnostic}</ButtonLink>
    <a href={routes.bookCall} className="inline-flex min-h-target items-center underline">
      {content().site.footer.bookCall}
    </a>
  </p>
);
