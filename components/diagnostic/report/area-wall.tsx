import { Bob } from '@/components/layout/bob';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { answerGroups } from '@/lib/diagnostic/rules/report-rows';
import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import { Answers, Chart } from './answers';
import { Course, Hanging, type Held } from './straighten';
import type { AreaTexts } from './words';

type Props = {
  card: Scorecard;
  held: Held;
  texts: AreaTexts;
  /** Where an answer can be changed; null where the form asks something else by now. */
  changePath: ((statement: StatementId) => string) | null;
};

/* The cord hangs through wall and radar: right of it is the tail, and the drop is how far it hangs below. */
const PLUMBED =
  'grid pb-12 [--drop:0px] [--tail:92px] md:gap-12 md:[--drop:calc(48px_+_2*var(--tail)*264/364)] md:[--tail:150px] lg:[--tail:220px] print:gap-[1mm] print:p-0 print:[--drop:calc(1mm_+_2*var(--tail)*264/364)] print:[--tail:24mm]';
const CORD =
  'before:absolute before:top-0 before:right-[calc(var(--tail)-0.75px)] before:bottom-[calc(-1*var(--drop))] before:z-2 before:w-[1.5px] before:bg-brass print:before:[print-color-adjust:exact] forced-colors:before:bg-[CanvasText] forced-colors:before:forced-color-adjust-none';
const PEG =
  'after:absolute after:top-0 after:right-[calc(var(--tail)-13px)] after:h-[1.5px] after:w-[26px] after:bg-ink print:after:[print-color-adjust:exact]';
const BOB =
  'wall-bob absolute top-[calc(100%+var(--drop))] right-[calc(var(--tail)-12px)] w-6 md:-translate-y-1 print:right-[calc(var(--tail)-7px)] print:w-[14px]';

/** The areas as courses of stone, which open their answers; the chart of all hangs from the same cord. */
export function AreaWall({ card, held, texts: { words, book }, changePath }: Props) {
  const groups = answerGroups(card, book, words);
  const { ratings, sections, answers } = words;
  return (
    <div className={PLUMBED}>
      <section aria-labelledby="areas">
        <h2 id="areas">{sections.title}</h2>
        <p data-print="no" className="mt-2 text-ink-muted">
          {answers.open}
        </p>
        {card.unrated > 0 && <p className="mt-2">{fill(answers.unratedNote, { n: card.unrated })}</p>}
        <div className={`wall relative mt-7 pt-7 lg:mt-2 lg:pt-11 print:mt-0 print:pt-[2mm] ${CORD} ${PEG}`}>
          <ul>
            {groups.map((group, area) => (
              <li key={group.id} className="not-first:lg:-mt-[1.5px] not-first:print:-mt-[1.5px]">
                <details>
                  <Course
                    held={held}
                    area={area}
                    title={group.title}
                    words={{ ratings, sections: { missing: sections.missing } }}
                  />
                  <Answers group={group} words={answers} changePath={changePath} />
                </details>
              </li>
            ))}
          </ul>
          <Hanging result={held.result} className={BOB}>
            <Bob />
          </Hanging>
        </div>
      </section>
      <Chart groups={groups} words={words} />
    </div>
  );
}
