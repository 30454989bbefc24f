import type { Book } from './sheet/book';
import { exampleOf, type Maker } from './files';
import { guideOf } from './facts';
import { guidePdf } from './guide/pdf';
import { withPictures } from './guide/pictures';
import { alignmentWorkbook } from './products/alignment/workbook';
import { answerForm } from './products/alignment/answer-form';
import { invitation } from './products/alignment/invitation';
import { cascadeWorkbook } from './products/cascade/workbook';
import { wallCascade } from './products/cascade/wall-document';
import { decisionPaper } from './products/decision/decision-paper';
import { decisionWorkbook } from './products/decision/workbook';
import { quarterReview } from './products/okr/quarter-review';
import { okrWorkbook } from './products/okr/workbook';
import { wallSheet } from './products/sprint/wall-sheet';
import { sprintWorkbook } from './products/sprint/workbook';
import { startPage } from './products/bundle/start-page';
import { agenda } from './products/facilitator/agenda';
import { workshopSlides } from './products/facilitator/deck';
import { messages } from './products/facilitator/messages';
import { resultsWorkbook } from './products/facilitator/workbook';
import { worksheets } from './products/facilitator/worksheets';
import { checkInAgenda } from './products/team/check-in-agenda';
import { teamWorkbook } from './products/team/workbook';
import { updateForm } from './products/tracker/update-form';
import { trackerWorkbook } from './products/tracker/workbook';
import { roiWorkbook } from './products/roi/workbook';
import { EXAMPLE_OPTIONS } from './samples/filled/decision';
import { FILLED } from './samples/filled/filled';

type MakeBook = (license: string) => Promise<Book>;

/** Every file that is made here. What is not in this list lies in content as somebody wrote it. */
export const MAKERS: Maker[] = [
  ...twice('roi-projection-calculator', 'roi-projection-calculator.xlsx', roiWorkbook),
  ...twice('okr-planning-calculator', 'strategic-okr-planner.xlsx', okrWorkbook),
  { slug: 'okr-planning-calculator', name: 'quarter-review.pdf', document: quarterReview },
  ...twice('90-day-sprint-planner', '90-day-sprint-planner.xlsx', sprintWorkbook),
  { slug: '90-day-sprint-planner', name: 'sprint-wall-sheet.pdf', document: wallSheet },
  ...twice('executive-decision-framework', 'executive-decision-framework.xlsx', decisionWorkbook, (license) =>
    decisionWorkbook(license, EXAMPLE_OPTIONS),
  ),
  { slug: 'executive-decision-framework', name: 'decision-paper.docx', document: decisionPaper },
  ...twice('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx', trackerWorkbook),
  { slug: 'strategic-okr-execution-tracker', name: 'weekly-update-form.pdf', document: updateForm },
  ...twice('team-performance-dashboard', 'team-performance-dashboard.xlsx', teamWorkbook),
  { slug: 'team-performance-dashboard', name: 'weekly-check-in-agenda.pdf', document: checkInAgenda },
  ...twice('strategic-alignment-assessment-kit', 'strategic-alignment-assessment.xlsx', alignmentWorkbook),
  { slug: 'strategic-alignment-assessment-kit', name: 'answer-form.pdf', document: answerForm },
  { slug: 'strategic-alignment-assessment-kit', name: 'invitation.docx', document: invitation },
  { slug: 'okr-workshop-facilitator-kit', name: 'okr-workshop-slides.pptx', document: workshopSlides },
  { slug: 'okr-workshop-facilitator-kit', name: 'agenda.docx', document: agenda },
  { slug: 'okr-workshop-facilitator-kit', name: 'worksheets.pdf', document: worksheets },
  ...twice('okr-workshop-facilitator-kit', 'workshop-results.xlsx', resultsWorkbook),
  { slug: 'okr-workshop-facilitator-kit', name: 'invitation-and-follow-up.docx', document: messages },
  {
    ...{ slug: 'complete-strategy-toolbox', name: '12-week-playbook.pdf' },
    document: ({ title }) => printed(guideOf('complete-strategy-toolbox'), title),
  },
  { slug: 'complete-strategy-toolbox', name: 'start-here.html', document: startPage },
  ...twice('goal-cascade-builder', 'goal-cascade-builder.xlsx', cascadeWorkbook),
  { slug: 'goal-cascade-builder', name: 'one-page-cascade.docx', document: wallCascade },
  guide('roi-projection-calculator', 'assumptions-guide'),
  guide('90-day-sprint-planner', 'friday-guide'),
  guide('executive-decision-framework', 'decision-guide'),
  guide('okr-planning-calculator', 'key-result-writing-guide'),
  guide('okr-workshop-facilitator-kit', 'facilitator-script'),
  guide('strategic-alignment-assessment-kit', 'team-meeting-guide'),
  guide('strategic-okr-execution-tracker', 'tracker-setup-guide'),
  guide('team-performance-dashboard', 'kpi-guide'),
  guide('goal-cascade-builder', 'cascade-guide'),
];

/** The workbooks that buyers type into, and the same ones filled with the example. */
export const BLANK = MAKERS.filter((maker) => 'workbook' in maker && maker.blank === undefined);
export const EXAMPLES = MAKERS.filter((maker) => 'workbook' in maker && maker.blank !== undefined);

/**
 * A workbook is sold blank and filled with the example: what the example types, it types into the very same
 * sheets.
 * @param example the workbook it is filled into, where a chart of the blank one has room for more
 */
function twice(slug: string, name: string, workbook: MakeBook, example = workbook): Maker[] {
  const filled = async (license: string) => {
    const book = await example(license);
    book.fill(FILLED[name]!, name);
    return book;
  };
  return [
    { slug, name, workbook },
    { slug, name: exampleOf(name), workbook: filled, blank: name },
  ];
}

/** A guide is written as HTML, in the folder of its product (guide.html). */
function guide(slug: string, name: string): Maker {
  return {
    ...{ slug, name: `${name}.pdf`, guide: true },
    document: async ({ title }) => printed(await withPictures(guideOf(slug), slug), title),
  };
}

const printed = (html: string, tool: string) =>
  guidePdf(html, { title: /<h1>(.*?)<\/h1>/.exec(html)![1]!, tool });
