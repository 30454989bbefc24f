import { classes } from '@/components/ui/classes';
import { fill } from '@/lib/kernel/text';
import { longDay } from '@/lib/kernel/time';
import type { AssessmentResult } from '@/lib/diagnostic/rules/assessment';
import { bandOf, BANDS } from '@/lib/diagnostic/rules/bands';
import { MAX_POINTS } from '@/lib/diagnostic/rules/score';
import type { Peers } from '@/lib/diagnostic/rules/quartiles';
import { IfItHolds, type Moves, Score } from './straighten';
import type { ReportWords } from './words';

type Props = {
  assessment: AssessmentResult;
  words: ReportWords;
  moves: Moves['moves'];
  peers?: Peers | null;
};

/** Whose report it is, the one big number, and what it means. */
export function ScoreHead({ assessment, words, moves, peers }: Props) {
  const { id, overallScore: percent, card } = assessment;
  const verdict = words.ratings[bandOf('score', percent)];
  return (
    <div className="report-columns">
      <div>
        <h1 className="text-2xl wrap-anywhere">{words.title}</h1>
        <p className="mt-4 wrap-anywhere">{fill(words.for, { name: assessment.name })}</p>
        <p className="text-ui text-ink-muted">{longDay(assessment.createdAt)}</p>
      </div>
      <div className="min-w-0">
        <div className="grid gap-x-12 gap-y-5 md:grid-cols-[auto_1fr] md:items-end">
          <p className="score-figure print:text-[52pt]">
            <Score result={id} percent={percent} />%
          </p>
          <div>
            <p className="font-display text-3xl">{verdict.name}</p>
            <p className="mt-2 max-w-[24.5em]">{verdict.text}</p>
          </div>
        </div>
        <IfItHolds
          text={words.done.holds}
          result={id}
          moves={moves}
          percent={percent}
          points={card.points}
          most={MAX_POINTS}
        />
        <Meter percent={percent} words={words} />
        <PeersLine peers={peers} text={words.peers} />
        {assessment.rulesChanged && <p className="mt-5 max-w-measure">{words.rulesChanged}</p>}
      </div>
    </div>
  );
}

const MARK =
  'relative flex-none -translate-x-1/2 pt-[11px] whitespace-nowrap before:absolute before:top-0 before:left-1/2 before:h-[9px] before:border-l-drawn before:border-ink';
/** On a phone the two would write over each other. */
const LEFT_OF_MARK = 'max-md:-translate-x-full max-md:pr-2 max-md:before:left-full';

/** The overall score as a bar, with the two marks that change its name. */
function Meter({ percent, words }: { percent: number; words: ReportWords }) {
  const marks = BANDS.score.filter(({ from }) => from > 0).toReversed();
  return (
    <>
      <div
        role="progressbar"
        aria-label={words.overall}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        // Above it is room for a line: what the score would be.
        className="mt-9 h-4 border-drawn border-ink bg-paper-raised print:mt-[4mm] print:h-[9px] print:[print-color-adjust:exact]"
      >
        {/* A drawing can say its width without a style, which the policy of pages allows in files only. */}
        <svg
          width={`${percent}%`}
          className="h-full bg-ink forced-color-adjust-none forced-colors:bg-[CanvasText]"
        />
      </div>
      <div className="relative h-9 text-note text-ink-muted print:text-[8.5pt]" aria-hidden="true">
        {marks.map(({ id, from }, index) => (
          <div key={id} className="absolute inset-x-0 flex items-start">
            <svg width={`${from}%`} className="h-0 flex-none" />
            <span className={classes(MARK, index === 0 && LEFT_OF_MARK)}>
              {words.ratings[id].name}{' '}
              <span className="max-sm:hidden">{fill(words.sections.from, { percent: from })}</span>
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** How firms of one size score, in one line; nothing while there are too few of them. */
function PeersLine({ peers, text }: { peers?: Peers | null; text: string }) {
  if (!peers) return null;
  const { at, ...numbers } = peers;
  return <p className="mt-5 text-ui text-ink-muted">{fill(text, { ...numbers, day: longDay(at) })}</p>;
}
