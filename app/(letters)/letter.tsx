import { keyedPage } from '@/app/keyed-page';
import { buttonLook } from '@/components/ui/button-look';
import { Message } from '@/components/your-data/decision';
import { content } from '@/lib/container';
import { fill } from '@/lib/domain/text';
import BrokenLink from './not-found';

type Letter<Found> = Omit<Parameters<typeof keyedPage<Found>>[0], 'unknown' | 'failed'>;

/** The page behind a link in a mail. */
export const letter = <Found,>(page: Letter<Found>) =>
  keyedPage<Found>({
    ...page,
    unknown: () => <BrokenLink />,
    failed: (_, errorId) => <LetterFailed errorId={errorId} />,
  });

/** The database did not answer. A plain link tries again, with or without JavaScript. */
function LetterFailed({ errorId }: { errorId: string }) {
  const { title, text, button } = content().messages.pages.error;
  return (
    <Message title={title} text={fill(text, { errorId })}>
      <a href="" className={buttonLook()}>
        {button}
      </a>
    </Message>
  );
}
