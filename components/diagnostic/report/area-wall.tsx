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

/** The areas as courses of stone, which open their answers; the chart of all hangs from the same cord. */
export function AreaWall({ card, held, texts: { words, book }, changePath }: Props) {
  const groups = answerGroups(card, book, words);
  const { ratings, sections, answers } = words;
  return (
    <div className="plumbed">
      <section aria-labelledby="areas">
        <h2 id="areas">{sections.title}</h2>
        <p data-print="no" className="mt-2 text-ink-muted">
          {answers.open}
        </p>
        {card.unrated > 0 && <p className="mt-2">{fill(answers.unratedNote, { n: card.unrated })}</p>}
        <div className="wall">
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
          <Hanging result={held.result} className="wall-bob">
            <Bob />
          </Hanging>
        </div>
      </section>
      <Chart groups={groups} words={words} />
    </div>
  );
}
