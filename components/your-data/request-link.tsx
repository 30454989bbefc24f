import { EmailRequest, RequestState } from '@/components/layout/email-request';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { routes } from '@/lib/kernel/routes';

type Titled = { title: string; text: string };

export type RequestOutcome = 'sent' | 'invalid' | 'unavailable' | 'deleted' | 'deleting' | 'moved';

type RequestTexts = Record<
  'title' | 'text' | 'label' | 'help' | 'button' | 'invalid' | 'privacy' | 'privacyPolicy',
  string
> &
  Record<Exclude<RequestOutcome, 'invalid'>, Titled>;

type Props = {
  outcome: RequestOutcome | null;
  /** The address that was not taken. */
  typed: string | undefined;
  texts: RequestTexts;
};

/** Asks for an address, to send it a link to its data; what became of the request stands above the form. */
export function RequestLink({ outcome, typed, texts }: Props) {
  const error = outcome === 'invalid' ? texts.invalid : undefined;
  const isSaid = outcome !== null && outcome !== 'invalid';
  const isDone = outcome === 'sent' || outcome === 'deleted' || outcome === 'deleting';
  return (
    <EmailRequest
      title={texts.title}
      outcome={isSaid && <RequestState isTrouble={outcome === 'unavailable'} {...texts[outcome]} />}
      form={isDone ? null : { action: apiRoutes.yourData, texts, error, typed }}
    >
      {texts.privacy} <a href={routes.privacyPolicy}>{texts.privacyPolicy}</a>
    </EmailRequest>
  );
}
