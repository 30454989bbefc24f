import { Link } from '@/components/ui/link';
import { routes } from '@/lib/kernel/routes';
import type { AssessmentResult } from '@/lib/diagnostic/rules/assessment';
import { lowest } from '@/lib/diagnostic/rules/score';
import { whatMovesYourScore } from '@/lib/diagnostic/rules/what-moves-your-score';
import { AreaWall } from './area-wall';
import { CallActions } from './call-actions';
import { FittingTool } from './fitting-tool';
import { KeptAnswers } from './kept-answers';
import { Moves } from './moves';
import { PrintButton } from './print-button';
import { Radar } from './radar';
import { Recommendations } from './recommendations';
import { ScoreHead } from './score-head';
import { Scoring } from './scoring';
import type { ReportTexts } from './words';

type Props = {
  assessment: AssessmentResult;
  texts: ReportTexts;
  scheduler: { href: string; newTab: string };
  /** Said where the call could not be noted. */
  callNotRecorded: string;
};

/** The results of a diagnostic, on the screen and on paper. */
export function Report({ assessment, texts, scheduler, callNotRecorded }: Props) {
  const { words, book } = texts;
  const { card, ratings } = assessment;
  return (
    <div className="report">
      <ScoreHead assessment={assessment} words={words} />
      <div>
        <AreaWall areas={card.areas} texts={texts} />
        <Radar areas={card.areas} texts={texts} />
      </div>
      <Recommendations
        recommendations={assessment.recommendations}
        book={book}
        words={words.recommendations}
      />
      <Moves moves={whatMovesYourScore(card, book)} book={book} words={words.moves} />
      <FittingTool area={lowest(card.areas)} ratings={ratings} texts={texts} />
      <Scoring card={card} texts={texts} />
      <section aria-labelledby="call" className="sheet datum datum-call">
        <div>
          <h2 id="call">{words.call.title}</h2>
          <p className="mt-2">{words.call.text}</p>
          <p className="mt-2">
            <Link href={routes.sprintProgram}>{words.program}</Link>
          </p>
          <p className="print-only mt-2">
            {words.call.button}: {scheduler.href}
          </p>
        </div>
        <CallActions
          assessmentId={assessment.id}
          scheduler={scheduler}
          words={{ ...words.call, callNotRecorded }}
        />
      </section>
      <div data-print="no" className="flex flex-wrap items-center gap-x-6 gap-y-4 text-ui text-ink-muted">
        <PrintButton label={words.print} />
        <Link className="inline-flex min-h-target items-center underline" href={routes.diagnostic}>
          {words.retake}
        </Link>
        <p>{words.privacy}</p>
        <KeptAnswers words={words.kept} cleared={texts.cleared} />
      </div>
    </div>
  );
}
