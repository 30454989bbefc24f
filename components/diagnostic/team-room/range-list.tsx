import { RATINGS } from '@/lib/diagnostic/rules/questionnaire';
import { gapOf, type Range } from '@/lib/diagnostic/rules/team-room';
import { fill } from '@/lib/kernel/text';
import { rangeText } from './range-text';
import type { TeamRoomTexts } from './words';

type Props = {
  ranges: Range[];
  words: TeamRoomTexts['reveal'];
  statements: TeamRoomTexts['statements'];
  labels: TeamRoomTexts['form']['scale']['labels'];
};

/** Each statement with its range on the scale that it was rated on. */
export function RangeList({ ranges, words, statements, labels }: Props) {
  const said = (rating: number) => `${rating} ${labels[rating]!.label}`;
  return (
    <ol className="ranges">
      {ranges.map((range) => {
        const { statement, low, high, count } = range;
        return (
          <li key={statement}>
            <p className="range-text">{statements[statement].text}</p>
            <div className="range-scale" aria-hidden="true">
              {RATINGS.map((rating) => (
                <span key={rating} data-within={rating >= low && rating <= high ? '' : undefined}>
                  {rating}
                </span>
              ))}
            </div>
            <p className="range-said">
              <strong aria-hidden="true">{rangeText(range, words)}</strong>
              <span className="sr-only">
                {fill(gapOf(range) === 0 ? words.same : words.said, { low: said(low), high: said(high) })}
              </span>{' '}
              <span className="range-count">{fill(words.count, { n: count })}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
