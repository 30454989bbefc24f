import { classes } from '@/components/ui/classes';
import { fill } from '@/lib/kernel/text';
import { longDay } from '@/lib/kernel/time';
import type { AssessmentResult } from '@/lib/diagnostic/rules/assessment';
import { BANDS } from '@/lib/diagnostic/rules/bands';
import type { Peers } from '@/lib/diagnostic/rules/quartiles';
import { type Held, ScoreNow } from './straighten';
import type { ReportWords } from './words';

type Props = { assessment: AssessmentResult; words: ReportWords; held: Held; peers?: Peers | null };

export function ScoreHead({ assessment, words, held, peers }: Props) {
  const { overall, ratings, done } = words;
  return (
    <div className="report-columns">
      <div>
        <h1 className="text-2xl wrap-anywhere">{words.title}</h1>
        <p className="mt-4 wrap-anywhere">{fill(words.for, { name: assessment.name })}</p>
        <p className="text-ui text-ink-muted">{longDay(assessment.createdAt)}</p>
      </div>
      <div className="min-w-0">
        <ScoreNow
          held={held}
          given={assessment.overallScore}
          words={{ overall, ratings, holds: done.holds }}
        />
        <Marks words={words} />
        {peers && <p className="mt-5 text-ui text-ink-muted">{peersLine(peers, words.peers)}</p>}
        {assessment.rulesChanged && <p className="mt-5 max-w-measure">{words.rulesChanged}</p>}
      </div>
    </div>
  );
}

const peersLine = ({ at, ...numbers }: Peers, text: string) => fill(text, { ...numbers, day: longDay(at) });

const MARK =
  'relative flex-none -translate-x-1/2 pt-[11px] text-center whitespace-nowrap before:absolute before:top-0 before:left-1/2 before:h-[9px] before:border-l-drawn before:border-ink';
/** In large text on a phone the two would write over each other. */
const LEFT_OF_MARK = 'enlarged:-translate-x-full enlarged:pr-2 enlarged:text-right enlarged:before:left-full';

function Marks({ words }: { words: ReportWords }) {
  const marks = BANDS.score.filter(({ from }) => from > 0).toReversed();
  return (
    <div className="relative h-9 max-sm:h-14 text-note text-ink-muted print:text-[8.5pt]" aria-hidden="true">
      {marks.map(({ id, from }, index) => (
        <div key={id} className="absolute inset-x-0 flex items-start">
          <svg width={`${from}%`} className="h-0 flex-none" />
          <span className={classes(MARK, index === 0 && LEFT_OF_MARK)}>
            {words.ratings[id].name}{' '}
            <span className="max-sm:block">{fill(words.sections.from, { percent: from })}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
