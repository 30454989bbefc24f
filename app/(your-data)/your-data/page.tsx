import { pageMetadata } from '@/app/page-metadata';
import { EmailRequest } from '@/components/layout/email-request';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { context, content } from '@/lib/server/context';

export const generateMetadata = () => pageMetadata('/your-data');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const OUTCOMES = ['sent', 'invalid', 'unavailable', 'deleted', 'deleting', 'moved'] as const;

/** Mails a link to one's data. The form works without JavaScript: it leads back to this page. */
export default async function YourDataPage({ searchParams }: Props) {
  const given = await searchParams;
  const outcome = OUTCOMES.find((one) => given[one] !== undefined) ?? null;
  const { email } = context().typed.read(given.typed);
  const { yourData, messages } = content();
  const hint = messages.fields.emailHint;
  const texts = yourData.request;
  return (
    <EmailRequest outcome={outcome} texts={texts} hint={hint} action={apiRoutes.yourData} typed={email}>
      {texts.privacy} <a href={routes.privacyPolicy}>{texts.privacyPolicy}</a>.
    </EmailRequest>
  );
}
