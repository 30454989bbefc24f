import { expect, test } from 'vitest';
import { reportTexts } from '@/app/diagnostic/results/report-texts';
import { Report } from '@/components/diagnostic/report/report';
import { loadContent } from '@/lib/content/load';
import { scored } from '@/lib/diagnostic/rules/assessment';
import { RUBRIC_VERSION } from '@/lib/diagnostic/rules/score';
import { anAssessment } from '@/tests/support/assessments';
import { CONTENT } from '@/tests/support/content-folder';
import { markup } from '@/tests/support/markup';

const texts = reportTexts(loadContent(CONTENT));

/** The page of a diagnostic that got 71% of the rules of this version. */
const reportOf = (rubricVersion: string) =>
  markup(
    <Report
      assessment={scored(anAssessment({ rubricVersion, overallScore: 71 }))}
      texts={texts}
      scheduler={{ href: 'https://calendar.test/call', newTab: '' }}
      callNotRecorded=""
    />,
  );

test('a result of other rules than those of today says so, and keeps the score it was given', () => {
  const page = reportOf('of former days');
  expect(page).toContain(texts.words.rulesChanged);
  expect(page).toContain('71%');
});

test('a result of the rules of today does not speak of others', () => {
  expect(reportOf(RUBRIC_VERSION)).not.toContain(texts.words.rulesChanged);
});
