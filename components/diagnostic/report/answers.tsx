import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import type { AnswerGroup } from '@/lib/diagnostic/rules/report-rows';
import { FormLink } from './form-link';
import { RadarDrawing } from './radar-drawing';
import type { ReportWords } from './words';

type Props = {
  group: AnswerGroup;
  words: ReportWords['answers'];
  /** Where an answer can be changed; null where the form asks something else by now. */
  changePath: ((statement: StatementId) => string) | null;
};

/** What was answered in an area: it opens under its stone. */
export function Answers({ group, words, changePath }: Props) {
  return (
    <ol className="answers">
      {group.answers.map(({ number, statement, text, rating, rated }) => (
        <li key={number}>
          <span>{number}</span>
          <a href={routes.libraryPage(statement)}>{text}</a>
          <span className={rated ? 'font-semibold' : 'text-ink-muted'}>{rating}</span>
          {changePath && (
            <FormLink
              className="answer-change"
              href={changePath(statement)}
              aria-label={fill(words.changeOne, { statement: text })}
            >
              {words.change}
            </FormLink>
          )}
        </li>
      ))}
    </ol>
  );
}

/** All answers as one picture, hung from the cord; on a phone the lists say the same. */
export function Chart({ groups, words }: { groups: AnswerGroup[]; words: ReportWords }) {
  return (
    <section aria-labelledby="answers" className="chart">
      <div>
        <h2 id="answers">{words.answers.title}</h2>
        <p className="mt-2 text-ink-muted">{words.answers.key}</p>
      </div>
      <RadarDrawing groups={groups} words={words} />
    </section>
  );
}
