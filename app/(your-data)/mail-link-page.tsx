import { type PrivatePage, privatePage } from '@/app/private-page';
import { buttonClasses } from '@/components/ui/button-classes';
import { Message } from '@/components/your-data/decision';
import { content } from '@/lib/server/context';
import { fill } from '@/lib/kernel/text';
import BrokenLink from './not-found';

/** A private page that a link in a mail opens. */
export const mailLinkPage = <Found,>(page: Omit<PrivatePage<Found>, 'unknown' | 'unknownTitle' | 'failed'>) =>
  privatePage<Found>({
    ...page,
    unknown: () => <BrokenLink />,
    unknownTitle: () => content().yourData.brokenLink.title,
    failed: (_, errorId) => <MailLinkFailed errorId={errorId} />,
  });

/** Its link tries again without JavaScript, too. */
function MailLinkFailed({ errorId }: { errorId: string }) {
  const { title, text, button } = content().yourData.failed;
  return (
    <Message title={title} text={fill(text, { errorId })}>
      <a href="" className={buttonClasses()}>
        {button}
      </a>
    </Message>
  );
}
