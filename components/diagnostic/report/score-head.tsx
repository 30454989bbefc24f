import { fill } from '@/lib/kernel/text';
import { MODERATE_FROM, overallRating, STRONG_FROM } from '@/lib/diagnostic/rules/score';
import type { ReportWords } from './words';

type Props = {
  name: string;
  date: string;
  /** The score as it was stored, 0 to 100. */
  percent: number;
  words: ReportWords;
};

/** Whose report it is, the one big number, and what it means. */
export function ScoreHead({ name, date, percent, words }: Props) {
  const verdict = overallRating(percent);
  const meaning = words.ratings.find(({ rating }) => rating === verdict)?.text;
  return (
    <div className="report-columns">
      <div>
        <h1 className="text-2xl wrap-anywhere">{words.title}</h1>
        <p className="mt-4 wrap-anywhere">{fill(words.for, { name })}</p>
        <p className="text-ui text-ink-muted">{date}</p>
      </div>
      <div className="min-w-0">
        <div className="grid gap-x-12 gap-y-5 md:grid-cols-[auto_1fr] md:items-end">
          <p className="score-figure">{percent}%</p>
          <div>
            <p className="font-display text-3xl">{verdict}</p>
            <p className="mt-2 max-w-[40ch]">{meaning}</p>
          </div>
        </div>
        <Meter percent={percent} words={words} />
      </div>
    </div>
  );
}

/** The overall score as a bar, with the two marks that change its name. */
function Meter({ percent, words }: { percent: number; words: ReportWords }) {
  const marks = [
    { rating: overallRating(MODERATE_FROM), at: MODERATE_FROM },
    { rating: overallRating(STRONG_FROM), at: STRONG_FROM },
  ];
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
        {marks.map(({ rating, at }) => (
          <div key={at}>
            <svg width={`${at}%`} />
            <span>
              {rating} <span>{fill(words.sections.from, { percent: at })}</span>
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
