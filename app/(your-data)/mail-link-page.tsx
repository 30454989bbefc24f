import { type PrivatePage, privatePage } from '@/app/private-page';
import { buttonLook } from '@/components/ui/button-classes';
import { Message } from '@/components/your-data/decision';
import { content } from '@/lib/container';
import { fill } from '@/lib/kernel/text';
import BrokenLink from './not-found';

/** The page behind a link in a mail. */
export const letterPage = <Found,>(page: Omit<PrivatePage<Found>, 'unknown' | 'failed'>) =>
  privatePage<Found>({
    ...page,
    unknown: () => <BrokenLink />,
    failed: (_, errorId) => <LetterFailed errorId={errorId} />,
  });

/** A plain link tries again, with or without JavaScript. */
function LetterFailed({ errorId }: { errorId: string }) {
  const { title, text, button } = content().yourData.failed;
  return (
    <Message title={title} text={fill(text, { errorId })}>
      <a href="" className={buttonLook()}>
        {button}
      </a>
    </Message>
  );
}
