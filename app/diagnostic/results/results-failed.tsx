import { ReportMessage } from '@/components/diagnostic/report/message';
import { buttonClasses } from '@/components/ui/button-classes';
import { content } from '@/lib/server/context';
import { fill } from '@/lib/kernel/text';

/** The database did not answer. The link tries again without JavaScript, too. */
export function ResultsFailed({ retry, errorId }: { retry: string; errorId: string }) {
  const { title, text, button } = content().diagnostic.results.states.failed;
  return (
    <ReportMessage title={title} text={fill(text, { errorId })}>
      <a href={retry} className={buttonClasses()}>
        {button}
      </a>
    </ReportMessage>
  );
}
