import { fill } from '@/lib/domain/text';
import type { Scorecard } from '@/lib/domain/diagnostic/score';
import type { ReportWords } from './words';

type Props = { name: string; date: string; card: Scorecard; words: ReportWords };

/** Whose report it is, the one big number, and what it means. */
export function ScoreHead({ name, date, card, words }: Props) {
  const meaning = words.ratings.find(({ rating }) => rating === card.rating)?.text;
  return (
    <div className="report-columns">
      <div>
        <h1 className="text-2xl wrap-anywhere">{words.title}</h1>
        <p className="mt-4 wrap-anywhere">{fill(words.for, { name })}</p>
        <p className="text-ui text-ink-muted">{date}</p>
      </div>
      <div className="min-w-0">
        <div className="grid gap-x-12 gap-y-5 md:grid-cols-[auto_1fr] md:items-end">
          <p className="score-figure">{card.percent}%</p>
          <div>
            <p className="font-display text-3xl">{card.rating}</p>
            <p className="mt-2 max-w-[40ch]">{meaning}</p>
          </div>
        </div>
        <Meter percent={card.percent} words={words} />
      </div>
    </div>
  );
}

/** The overall score as a bar, with the two marks that change its name. */
function Meter({ percent, words }: { percent: number; words: ReportWords }) {
  const marks = [
    { rating: 'Moderate', at: 50 },
    { rating: 'Strong', at: 75 },
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
        <i style={{ width: `${percent}%` }} />
      </div>
      <div className="meter-marks" aria-hidden="true">
        {marks.map(({ rating, at }) => (
          <span key={at} style={{ left: `${at}%` }}>
            {fill(words.sections.from, { rating, percent: at })}
          </span>
        ))}
      </div>
    </>
  );
}
