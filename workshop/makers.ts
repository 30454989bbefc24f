import type { Maker } from './files';
import { guidePdf } from './guide/pdf';
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
import { playbook } from './products/bundle/playbook';
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

/** Every file that is made here. What is not in this list lies in content as somebody wrote it. */
export const MAKERS: Maker[] = [
  { slug: 'roi-projection-calculator', name: 'roi-projection-calculator.xlsx', workbook: roiWorkbook },
  { slug: 'okr-planning-calculator', name: 'strategic-okr-planner.xlsx', workbook: okrWorkbook },
  { slug: 'okr-planning-calculator', name: 'quarter-review.pdf', document: quarterReview },
  { slug: '90-day-sprint-planner', name: '90-day-sprint-planner.xlsx', workbook: sprintWorkbook },
  { slug: '90-day-sprint-planner', name: 'sprint-wall-sheet.pdf', document: wallSheet },
  {
    slug: 'executive-decision-framework',
    name: 'executive-decision-framework.xlsx',
    workbook: decisionWorkbook,
  },
  { slug: 'executive-decision-framework', name: 'decision-paper.docx', document: decisionPaper },
  {
    slug: 'strategic-okr-execution-tracker',
    name: 'strategic-okr-execution-tracker.xlsx',
    workbook: trackerWorkbook,
  },
  { slug: 'strategic-okr-execution-tracker', name: 'weekly-update-form.pdf', document: updateForm },
  { slug: 'team-performance-dashboard', name: 'team-performance-dashboard.xlsx', workbook: teamWorkbook },
  { slug: 'team-performance-dashboard', name: 'weekly-check-in-agenda.pdf', document: checkInAgenda },
  {
    slug: 'strategic-alignment-assessment-kit',
    name: 'strategic-alignment-assessment.xlsx',
    workbook: alignmentWorkbook,
  },
  { slug: 'strategic-alignment-assessment-kit', name: 'answer-form.pdf', document: answerForm },
  { slug: 'strategic-alignment-assessment-kit', name: 'invitation.docx', document: invitation },
  { slug: 'okr-workshop-facilitator-kit', name: 'okr-workshop-slides.pptx', document: workshopSlides },
  { slug: 'okr-workshop-facilitator-kit', name: 'agenda.docx', document: agenda },
  { slug: 'okr-workshop-facilitator-kit', name: 'worksheets.pdf', document: worksheets },
  { slug: 'okr-workshop-facilitator-kit', name: 'workshop-results.xlsx', workbook: resultsWorkbook },
  { slug: 'okr-workshop-facilitator-kit', name: 'invitation-and-follow-up.docx', document: messages },
  { slug: 'complete-strategy-toolbox', name: '12-week-playbook.pdf', document: playbook },
  { slug: 'complete-strategy-toolbox', name: 'start-here.html', document: startPage },
  { slug: 'goal-cascade-builder', name: 'goal-cascade-builder.xlsx', workbook: cascadeWorkbook },
  { slug: 'goal-cascade-builder', name: 'one-page-cascade.docx', document: wallCascade },
  guide('roi-projection-calculator', 'assumptions-guide'),
  guide('90-day-sprint-planner', 'friday-guide'),
  guide('executive-decision-framework', 'decision-guide'),
  guide('okr-planning-calculator', 'key-result-writing-guide'),
  guide('okr-workshop-facilitator-kit', 'facilitator-script'),
  guide('strategic-alignment-assessment-kit', 'team-meeting-guide'),
  guide('strategic-okr-execution-tracker', 'tracker-setup-guide'),
  guide('team-performance-dashboard', 'kpi-guide'),
];

/** A guide is written as HTML, which is sold too; the PDF is made of it. */
function guide(slug: string, name: string): Maker {
  return {
    slug,
    name: `${name}.pdf`,
    document: ({ title, read }) => {
      const html = read(`${name}.html`);
      return guidePdf(html, { title: /<h1>(.*?)<\/h1>/.exec(html)![1]!, tool: title });
    },
  };
}
