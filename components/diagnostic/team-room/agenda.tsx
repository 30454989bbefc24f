import { Section } from '@/components/layout/section';
import { minutesFor, type Range } from '@/lib/diagnostic/rules/team-room';
import { capitalized, fill } from '@/lib/kernel/text';
import { Numbered } from './numbered';
import { rangeText } from './range-list';
import type { TeamRoomTexts } from './words';

type Props = { gaps: Range[]; texts: Pick<TeamRoomTexts, 'reveal' | 'statements'> };

export function Agenda({ gaps, texts: { reveal, statements } }: Props) {
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
