import { EmailRequest } from '@/components/layout/email-request';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { routes } from '@/lib/kernel/routes';
import type { YourDataWords } from '@/lib/your-data/content';

export type RequestOutcome = 'sent' | 'invalid' | 'unavailable' | 'deleted' | 'deleting' | 'moved';

type Props = {
  outcome: RequestOutcome | null;
  /** The address that was not taken. */
  typed: string | undefined;
  texts: YourDataWords['request'];
  /** The question about a typo. */
  hint: string;
};

/** Asks for an address, to send it a link to its data; what became of the request stands above the form. */
export function RequestLink({ outcome, typed, texts, hint }: Props) {
  const error = outcome === 'invalid' ? texts.invalid : undefined;
  const isSaid = outcome !== null && outcome !== 'invalid';
  const isDone = outcome === 'sent' || outcome === 'deleted' || outcome === 'deleting';
  return (
    <EmailRequest
      title={texts.title}
      said={isSaid && { isTrouble: outcome === 'unavailable', ...texts[outcome] }}
      form={isDone ? null : { action: apiRoutes.yourData, texts, hint, error, typed }}
    >
      {texts.privacy} <a href={routes.privacyPolicy}>{texts.privacyPolicy}</a>
    </EmailRequest>
  );
}
