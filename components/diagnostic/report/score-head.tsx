import { fill } from '@/lib/kernel/text';
import { longDay } from '@/lib/kernel/day';
import type { AssessmentResult } from '@/lib/diagnostic/rules/assessment';
import { bandOf, BANDS } from '@/lib/diagnostic/rules/bands';
import { MAX_POINTS } from '@/lib/diagnostic/rules/score';
import type { Peers } from '@/lib/diagnostic/rules/quartiles';
import { PeersLine } from './peers-line';
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
          <p className="score-figure">
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
        className="meter"
      >
        {/* A drawing can say its width without a style, which the policy of pages allows in files only. */}
        <svg width={`${percent}%`} />
      </div>
      <div className="meter-marks" aria-hidden="true">
        {marks.map(({ id, from }) => (
          <div key={id}>
            <svg width={`${from}%`} />
            <span>
              {words.ratings[id].name} <span>{fill(words.sections.from, { percent: from })}</span>
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
