import { RATINGS } from '@/lib/diagnostic/rules/questionnaire';
import { gapOf, type Range, minutesFor } from '@/lib/diagnostic/rules/team-room';
import { fill, capitalized } from '@/lib/kernel/text';
import type { TeamRoomTexts } from '@/components/diagnostic/words';
import { Section } from '@/components/layout/section';
import { Numbered } from './parts';

type Props = {
  ranges: Range[];
  /** What the first one is. */
  lead?: string;
  words: TeamRoomTexts['reveal'];
  statements: TeamRoomTexts['statements'];
  labels: TeamRoomTexts['form']['scale']['labels'];
};

const ROW =
  'grid grid-cols-[1fr_auto] items-center gap-[12px_20px] break-inside-avoid border-b border-line py-[16px] md:grid-cols-[minmax(0,1fr)_216px_6.5rem] print:grid-cols-[minmax(0,1fr)_34mm_28mm] print:gap-x-[5mm] print:gap-y-0 print:py-[0.8mm] print:text-[9pt]';

const SCALE =
  'grid grid-cols-4 rounded-control border-drawn border-control bg-paper-raised font-display text-[1.25rem]/none font-medium text-ink-muted lining-nums print:text-[9pt]';

const STEP =
  'grid min-h-[44px] place-items-center border-control not-first:border-l-drawn data-within:bg-blueprint data-within:text-blueprint-text data-within:forced-color-adjust-none data-within:[print-color-adjust:exact] print:min-h-[5mm]';

export function RangeList({ ranges, lead, words, statements, labels }: Props) {
  const said = (rating: number) => `${rating} ${labels[rating]!.label}`;
  return (
    <ol className="border-t border-ink">
      {ranges.map((range, index) => {
        const { statement, low, high, count } = range;
        return (
          <li key={statement} className={ROW}>
            <p className="col-span-full max-w-[28em] leading-[1.45] md:col-span-1 print:col-span-1 print:max-w-none">
              {statements[statement].text}
            </p>
            <div className={SCALE} aria-hidden="true">
              {RATINGS.map((rating) => (
                <span
                  key={rating}
                  data-within={rating >= low && rating <= high ? '' : undefined}
                  className={STEP}
                >
                  {rating}
                </span>
              ))}
            </div>
            <p className="min-w-26 leading-[1.3] print:flex print:min-w-0 print:items-baseline print:gap-[2mm]">
              <strong
                aria-hidden="true"
                className="block font-display text-[1.25rem]/[1.2] font-medium lining-nums print:text-[10.5pt]"
              >
                {rangeText(range, words)}
              </strong>
              <span className="sr-only">
                {fill(gapOf(range) === 0 ? words.same : words.said, { low: said(low), high: said(high) })}
              </span>{' '}
              <span className="text-[0.9375rem] text-ink-muted print:text-[8.5pt]">
                {fill(words.count, { n: count })}
              </span>
              {index === 0 && lead && <span className="block text-note text-brass-deep">{lead}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** "0 to 3", or "2" where all gave the same. */
const rangeText = (range: Range, words: { range: string }): string =>
  gapOf(range) === 0 ? String(range.low) : fill(words.range, { low: range.low, high: range.high });

type AgendaProps = { gaps: Range[]; texts: Pick<TeamRoomTexts, 'reveal' | 'statements'> };

export function Agenda({ gaps, texts: { reveal, statements } }: AgendaProps) {
  const { title, unit, opening, gap, closing } = reveal.agenda;
  const parts = gaps.map((range) => {
    const { short, text, help } = statements[range.statement];
    const { low, high } = range;
    return {
      number: gap.minutes,
      title: fill(gap.title, { statement: capitalized(short), range: rangeText(range, reveal) }),
      text,
      children: (
        <>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {gap.steps.map((step) => (
              <li key={step}>{fill(step, { low, high })}</li>
            ))}
          </ul>
          <p className="mt-3 text-ink-muted">{fill(gap.excellent, { help })}</p>
        </>
      ),
    };
  });
  const part = ({ minutes, ...words }: typeof opening) => ({ number: minutes, ...words });
  return (
    <Section title={fill(title, { minutes: minutesFor(reveal.agenda, gaps.length) })} followed>
      <Numbered items={[part(opening), ...parts, part(closing)]} unit={unit} />
    </Section>
  );
}
