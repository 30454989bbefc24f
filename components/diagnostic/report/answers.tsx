import { Icon } from '@/components/ui/icons';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { answerGroups } from '@/lib/diagnostic/rules/report-rows';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { FormLink } from './form-link';
import { RadarDrawing } from './radar-drawing';
import type { AreaTexts } from './words';

type Props = {
  card: Scorecard;
  texts: AreaTexts;
  /** Where an answer can be changed; null where the form asks something else by now. */
  changePath: ((statement: StatementId) => string) | null;
};

/** What was answered: a chart that hangs from the cord, and a list, folded by area. */
export function Answers({ card, texts: { words, book }, changePath }: Props) {
  const groups = answerGroups(card, book, words);
  return (
    <section aria-labelledby="answers" className="answers">
      <div className="answers-head">
        <h2 id="answers">{words.answers.title}</h2>
        {card.unrated > 0 && <p className="mt-3">{fill(words.answers.unratedNote, { n: card.unrated })}</p>}
      </div>
      <figure className="radar">
        <RadarDrawing groups={groups} words={words} />
      </figure>
      <div className="answers-list">
        {groups.map(({ id, title, answers }) => (
          <details key={id} className="folded">
            <summary>
              <h3>{title}</h3>
              <Icon sign="chevron" className="chevron size-5" />
            </summary>
            <ol>
              {answers.map(({ number, statement, text, rating, rated }) => (
                <li key={number}>
                  <span>{number}</span>
                  <a href={routes.libraryPage(statement)}>{text}</a>
                  <span className={rated ? 'font-semibold' : 'text-ink-muted'}>{rating}</span>
                  {changePath && (
                    <FormLink
                      className="answer-change"
                      href={changePath(statement)}
                      aria-label={fill(words.answers.changeOne, { statement: text })}
                    >
                      {words.answers.change}
                    </FormLink>
                  )}
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  );
}
