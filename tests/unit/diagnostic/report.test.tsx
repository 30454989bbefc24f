import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { reportTexts } from '@/app/diagnostic/results/report-texts';
import { Report } from '@/components/diagnostic/report/report';
import { loadContent } from '@/lib/content/load';
import { type Assessment, scored } from '@/lib/diagnostic/rules/assessment';
import { type Ratings, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { namedRows } from '@/lib/diagnostic/rules/report-rows';
import { recommend } from '@/lib/diagnostic/rules/recommend';
import { RUBRIC_VERSION, scoreAssessment } from '@/lib/diagnostic/rules/score';
import { anAssessment } from '@/tests/support/assessments';
import { CONTENT } from '@/tests/support/content-folder';
import { ratings } from '@/tests/support/diagnostic';
import { markup } from '@/tests/support/markup';

const content = loadContent(CONTENT);
const texts = reportTexts(content);

const pageOf = (
  assessment: Assessment,
  today = '2026-03-01',
  peers: ComponentProps<typeof Report>['peers'] = null,
) =>
  markup(
    <Report
      assessment={scored(assessment)}
      texts={texts}
      scheduler="https://calendar.test/call"
      siteUrl="https://plumbline.test"
      today={today}
      callNotRecorded=""
      peers={peers}
    />,
  );

/** The page of these ratings, as what a reader reads. */
function readPage(rated: Ratings): string {
  const { percent } = scoreAssessment(rated);
  const recommendations = recommend(
    { card: scoreAssessment(rated), currentChallenges: ['Team & Delegation'] },
    content.diagnostic.advice,
  );
  const page = pageOf(anAssessment({ ratings: rated, overallScore: percent, recommendations }));
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** The page of a diagnostic that got 71% of the rules of this version. */
const reportOf = (rubricVersion: string) => pageOf(anAssessment({ rubricVersion, overallScore: 71 }));

test('a result of other rules than those of today says so, and keeps the score it was given', () => {
  const page = reportOf('of former days');
  expect(page).toContain(texts.words.rulesChanged);
  expect(page).toContain('71%');
  expect(reportOf(RUBRIC_VERSION)).not.toContain(texts.words.rulesChanged);
});

test('what others score is one line, with how many they are and as of when, and is absent without it', () => {
  const peers = { low: 41, median: 52, high: 63, n: 57, at: new Date('2026-03-01T02:00:00Z') };
  const [line] = texts.words.peers.split(':');
  expect(pageOf(anAssessment(), '2026-03-01', peers)).toContain(
    `${line}: half score from 41% to 63%, the one in the middle 52% (57 firms, March 1, 2026).`,
  );
  expect(pageOf(anAssessment())).not.toContain(line);
});

test('a name is text, whatever it looks like', () => {
  expect(pageOf(anAssessment({ name: '<img src=x onerror=alert(1)>' }))).not.toContain('<img');
});

test('reminders are for days that are ahead, and gone where none is', () => {
  const links = (today: string) =>
    pageOf(anAssessment({ createdAt: new Date('2026-03-01T09:00:00Z') }), today).match(
      /calendar\.google\.com/g,
    )?.length;
  expect(['2026-03-01', '2026-04-14', '2026-04-15', '2026-05-30'].map(links)).toEqual([2, 2, 1, undefined]);
});

test('the first step leads to the page of its statement', () => {
  const page = pageOf(anAssessment({ ratings: ratings(3, { kpiRelevance: 1 }) }));
  expect(page).toMatch(
    /aria-labelledby="start".*<h3[^>]*>Choose KPIs that change decisions<.*<a href="\/library\/kpi-relevance".*aria-labelledby="areas"/s,
  );
});

test('what somebody has chosen in step 2 is not on the page, which anyone with its address can read', () => {
  const page = pageOf(anAssessment({ ratings: ratings(1), currentChallenges: ['Financial Management'] }));
  expect(page).not.toContain('You also named');
});

test('a challenge that a recommendation is about is not named again', () => {
  const { advice } = content.diagnostic;
  const [said, other] = ['Team & Delegation', 'Mindset & Focus'] as const;
  expect(namedRows([said, other], advice, [advice.challenges[said]])).toEqual([
    expect.stringMatching(/^Mindset & Focus: /),
  ]);
});

test('all answers are listed with their numbers, which are those around the chart', () => {
  const { kpiRelevance: _left, ...rest } = ratings(2);
  const page = readPage(rest);
  expect(page).toContain('1 A written three-year picture Somewhat');
  expect(page).toContain('13 Every KPI has changed a decision Not rated');
  expect(page).toContain('Not rated: 1 of 16.');
  expect(page).toContain('16 Feedback changes the plan within 30 days Somewhat');
  expect(readPage(ratings(2))).toContain('32 of 48 points');
});

test('a recommendation that is the first step leads to it, and does not say it again', () => {
  const page = readPage(ratings(3, { kpiRelevance: 0, feedbackIntegration: 0 }));
  expect(page).toMatch(
    /1 Performance Measurement, 6 of 12 points : Choose KPIs that change decisions In your plan: Weeks 1 to 4 2 /,
  );
  expect(page.split('List every number')).toHaveLength(2);
});

test('where areas tie, the lowest answers make the plan, and recommendations lead to it', () => {
  const tied = { visionClarity: 1, missionRelevance: 1, keyResultsClarity: 0, taskAlignment: 0 } as const;
  const page = readPage(ratings(2, { ...tied, measurementClarity: 0 }));
  expect(page).toMatch(/Weeks 1 to 4 Write key results .+ Weeks 5 to 8 Tie weekly .+ Weeks 9 to 12 Define/);
  const inPlan = (area: string, title: string, weeks: string) =>
    `${area}, 6 of 12 points : ${title}\\D+ Weeks ${weeks}`;
  expect(page).toMatch(
    new RegExp(
      ' 1 Vision and Strategy, 6 of 12 points : Write a three-year vision with numbers What to do .+ ' +
        `2 ${inPlan('Key Results', 'Write key', '1 to 4')} ` +
        `3 ${inPlan('Weekly Task Management', 'Tie weekly', '5 to 8')} ` +
        `4 ${inPlan('Performance Measurement', 'Define', '9 to 12')} Talk it through`,
    ),
  );
  expect(page).toContain('Your areas are level, and Key Results has your first step.');
});

test('before a script is there, whoever wants to change an answer or begin again gets a button of a form, and no link', () => {
  const { questionnaireVersion } = texts;
  const page = pageOf(anAssessment({ ratings: ratings(2), questionnaireVersion }));
  expect(page).not.toMatch(/href="\/diagnostic(\?step=3)?#|<noscript/);
  const buttons = page.match(/<button[^>]*form="to-the-form"[^>]*>/g) ?? [];
  const carried = buttons.map((button) => /value="(.*?)" name="earlier"/.exec(button)?.[1] ?? '');
  expect(carried.map((text) => /change=(\w+)/.exec(text)?.[1])).toEqual([...STATEMENT_IDS, undefined]);
  expect(carried.every((text) => text.startsWith(`then=${'2'.repeat(16)}&`))).toBe(true);
  expect(page).toMatch(/<form id="to-the-form" [^>]*action="\/diagnostic\/answer"/);
});
