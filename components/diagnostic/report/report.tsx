import { keyed } from '@/lib/kernel/keyed';
import { routes } from '@/lib/kernel/routes';
import type { AssessmentResult } from '@/lib/diagnostic/rules/assessment';
import { standingTexts, namedRows, startRows } from '@/lib/diagnostic/rules/report-rows';
import { comparisonOf, comparisonTexts } from '@/lib/diagnostic/rules/comparison';
import { planOf, planStart } from '@/lib/diagnostic/rules/plan';
import { CHALLENGES } from '@/lib/diagnostic/rules/questionnaire';
import { carried, changePath, retakePath } from '@/lib/diagnostic/rules/retake';
import type { Peers } from '@/lib/diagnostic/rules/quartiles';
import { CALL } from '@/components/layout/datum-sheet';
import { CoachLine } from '@/components/programme/coach';
import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { AreaWall } from './area-wall';
import { CallBar, CallLink, MailReport } from './call-actions';
import { Comparison } from './comparison';
import { EarlierInTab, KeptAnswers, NamedInTab } from './in-this-browser';
import { FormLink, FormLinksForm } from './form-link';
import { Plan, Recommendations } from './plan';
import { PrintButton } from './save-buttons';
import { Reminders, FittingTool, Scoring, TeamOffer } from './folds';
import { ReportSection } from './sections';
import { StartHere } from './start-here';
import type { ReportTexts, ReportWords } from '../words';
import { fill } from '@/lib/kernel/text';
import { longDay } from '@/lib/kernel/time';
import { BANDS } from '@/lib/diagnostic/rules/bands';
import { HeldResult, ScoreNow } from './straighten';
import './report.css';

type Props = {
  assessment: AssessmentResult;
  texts: ReportTexts;
  scheduler: string;
  siteUrl: string;
  today: string;
  callNotRecorded: string;
  /** What became of the form that asks for the report by mail, when the page comes back from it. */
  asked?: string;
  peers?: Peers | null;
};

const PAGE =
  'mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-section px-pad pt-7 pb-12 lg:pt-22 lg:pb-24 ' +
  'print:flex print:flex-col print:gap-0 print:px-0 print:pt-[2mm] print:pb-0 print:text-[9.5pt] print:leading-[1.4]';
/** After all there is to do. */
const ON_PAPER =
  'print:order-1 print:block print:break-inside-avoid print:px-[4mm] print:py-[2mm] print:text-[8.5pt]';

export function Report({
  assessment,
  texts,
  scheduler,
  siteUrl,
  today,
  callNotRecorded,
  asked,
  peers,
}: Props) {
  const { words, book } = texts;
  const { card, ratings, earlier } = assessment;
  const own = carried(assessment);
  const { button, email, booking, sending, notSent } = words.call;
  const asking = { assessmentId: assessment.id, words: { button, sending, notSent, callNotRecorded } };
  const mail = { ...asking, words: { ...asking.words, email, booking }, outcome: asked };
  const steps = startRows(assessment, book, words);
  const [first] = steps;
  const said = [...steps.slice(0, 1), ...assessment.recommendations];
  const moves = planOf(card, book).map(({ statement, to }) => ({ statement, to }));
  const held = { result: assessment.id, ratings, moves };
  const begins = planStart(own.day, today);
  const retake = (className: string) => (
    <FormLink className={className} href={retakePath(own)}>
      {words.retake}
    </FormLink>
  );
  return (
    <HeldResult held={held}>
      <div className={`report ${PAGE}`}>
        <ScoreHead assessment={assessment} words={words} peers={peers} />
        {first && (
          <StartHere
            steps={steps}
            texts={texts}
            begins={begins}
            mail={mail}
            retake={retake(buttonClasses('primary', 'sm'))}
          />
        )}
        <AreaWall
          card={card}
          texts={texts}
          changePath={
            own.questionnaireVersion === texts.questionnaireVersion
              ? (statement) => changePath({ ...own, since: earlier?.day }, statement)
              : null
          }
        />
        {earlier ? (
          <Comparison
            comparison={comparisonOf(earlier, assessment, comparisonTexts(book, words))}
            words={words.comparison}
          />
        ) : (
          <EarlierInTab result={own} />
        )}
        <Plan card={card} ratings={ratings} texts={texts} begins={begins} />
        <Recommendations
          recommendations={assessment.recommendations}
          steps={steps}
          book={book}
          words={words}
        />
        <NamedInTab
          result={assessment.id}
          words={words.named}
          lines={keyed(CHALLENGES, (one) => namedRows([one], book, said)[0]?.slice(0, -1))}
          steps={keyed(CHALLENGES, (one) => book.challenges[one].thisWeek)}
        />
        <section aria-labelledby="call" className={classes(CALL, ON_PAPER)}>
          <div>
            <h2 id="call">{words.call.title}</h2>
            <p className="mt-2 text-balance print:mt-[0.5mm]">
              {standingTexts(card, book, words.standing).call}
            </p>
            {texts.coach && (
              <div data-print="no" className="mt-5">
                <CoachLine {...texts.coach} />
              </div>
            )}
            <p data-print="no" className="mt-6">
              <a href={routes.sprintProgram}>{words.program}</a>
            </p>
            <p className="hidden print:mt-[0.5mm] print:block">
              {button}: {scheduler}
            </p>
          </div>
          <div className="w-full max-w-[24rem]">
            <CallLink {...asking} scheduler={scheduler} />
            {!first && <MailReport {...mail} />}
          </div>
        </section>
        <CallBar {...asking} scheduler={scheduler} />
        <div data-print="no">
          <ReportSection id="more" title={words.more} intro={words.privacy}>
            <div className="border-t border-ink">
              <FittingTool card={card} ratings={ratings} texts={texts} />
              <TeamOffer words={texts.team} />
              <Reminders result={own} words={words.reminders} siteUrl={siteUrl} today={today} />
              <Scoring card={card} texts={texts} />
            </div>
          </ReportSection>
          <div className="mt-6 flex max-w-measure flex-wrap items-center gap-x-6 gap-y-1 text-ui text-ink-muted lg:ml-[calc(var(--column)+var(--gap))]">
            {retake('inline-flex min-h-target items-center underline')}
            <FormLinksForm />
            <PrintButton label={words.print} />
            <KeptAnswers words={words.kept} cleared={texts.cleared} />
          </div>
        </div>
      </div>
    </HeldResult>
  );
}

type HeadProps = { assessment: AssessmentResult; words: ReportWords; peers?: Peers | null };

function ScoreHead({ assessment, words, peers }: HeadProps) {
  const { overall, ratings, done } = words;
  return (
    <div className="report-columns">
      <div>
        <h1 className="text-2xl wrap-anywhere">{words.title}</h1>
        <p className="mt-4 wrap-anywhere">{fill(words.for, { name: assessment.name })}</p>
        <p className="text-ui text-ink-muted">{longDay(assessment.createdAt)}</p>
      </div>
      <div className="min-w-0">
        <ScoreNow given={assessment.overallScore} words={{ overall, ratings, holds: done.holds }} />
        <Marks words={words} />
        {peers && <p className="mt-5 text-ui text-ink-muted">{peersLine(peers, words.peers)}</p>}
        {assessment.rulesChanged && <p className="mt-5 max-w-measure">{words.rulesChanged}</p>}
      </div>
    </div>
  );
}

const peersLine = ({ at, ...numbers }: Peers, text: string) => fill(text, { ...numbers, day: longDay(at) });

const MARK =
  'relative flex-none -translate-x-1/2 pt-[11px] text-center whitespace-nowrap before:absolute before:top-0 before:left-1/2 before:h-[9px] before:border-l-drawn before:border-ink';
/** In large text on a phone the two would write over each other. */
const LEFT_OF_MARK = 'enlarged:-translate-x-full enlarged:pr-2 enlarged:text-right enlarged:before:left-full';

function Marks({ words }: { words: ReportWords }) {
  const marks = BANDS.score.filter(({ from }) => from > 0).toReversed();
  return (
    <div className="relative h-9 max-sm:h-14 text-note text-ink-muted print:text-[8.5pt]" aria-hidden="true">
      {marks.map(({ id, from }, index) => (
        <div key={id} className="absolute inset-x-0 flex items-start">
          <svg width={`${from}%`} className="h-0 flex-none" />
          <span className={classes(MARK, index === 0 && LEFT_OF_MARK)}>
            {words.ratings[id].name}{' '}
            <span className="max-sm:block">{fill(words.sections.from, { percent: from })}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
