import { guidePdf } from '../../guide/pdf';

const rows = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
const table = (widths: string, heads: readonly string[], lines: readonly (readonly string[])[]) =>
  `<table class="${widths}"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows(lines)}</tbody></table>`;
const list = (items: readonly string[], kind = '') =>
  `<ul class="${kind}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const AT_A_GLANCE = [
  ['Before week 1', 'Alignment Assessment Kit, Workshop Facilitator Kit', 'All others'],
  [
    'Weeks 1 and 2',
    'Goal Cascade Builder, Strategic OKR Planner, 90-Day Sprint Planner',
    'Dashboard, ROI, Decisions',
  ],
  ['Weeks 3 to 6', 'Execution Tracker, Sprint Planner; from week 4 the Team Dashboard', 'Planner, Cascade'],
  [
    'Weeks 7 to 11',
    'Tracker, Sprint Planner, Dashboard; ROI or Decisions if one is due',
    'Assessment, Workshop kit',
  ],
  ['Week 12', 'Tracker, Planner; then the Assessment Kit again', 'Sprint Planner'],
];

const WHEN = [
  ['We work hard, and not on the same things', 'Strategic Alignment Assessment Kit', '15 each, 60 together'],
  ['We have wishes, and no goals', 'OKR Workshop Facilitator Kit', '90 together'],
  ['Our goals sound good, and nobody can score them', 'Strategic OKR Planner: the writing guide', '45'],
  ['I do not see what this task is for', 'Goal Cascade Builder', '40'],
  ['The plan is good, and there is no time for it', '90-Day Sprint Planner: the sheet Capacity', '60'],
  ['By week 5 nobody talks of the goals any more', 'Strategic OKR Execution Tracker', '10 a week'],
  ['I hear of trouble too late', 'Team Performance Dashboard', '60 once, 5 a week'],
  ['Is it worth the money?', 'ROI Projection Calculator', '50'],
  ['We have talked about it three times already', 'Executive Decision Framework', '60'],
];

const CLOSE = [
  '<b>The tracker, if you are the only owner.</b> The sheet Weekly Values of the planner is enough. The tracker pays off when two or more people send in values.',
  '<b>The cascade, if you have one goal.</b> A tree with one branch is a list.',
  '<b>The dashboard, until the goals run.</b> KPIs watch the business all year; key results change it in one quarter. Begun in the same week, they get mixed up.',
  '<b>The ROI calculator, for anything under a month of profit.</b> Try it instead.',
  '<b>The decision framework, for what can be undone in a week.</b> Decide today and look at it on Friday.',
  '<b>The assessment kit, in the middle of a quarter.</b> Its answers move slowly. Asked too often, people stop answering.',
];

const END = [
  'Tracker: the last values are in; every promise has a yes or a no.',
  'Planner: each key result is scored; the quarter review is filled in together.',
  'Sprint Planner: what slipped is struck out or has a week in the next sprint; the share of finished tasks is noted.',
  'Cascade: goals that ended are taken out; loose ends have a goal or are stopped.',
  'Dashboard: targets and limits have been looked at; fixes that are done say so.',
  'ROI: what was decided a quarter ago is held against what came of it.',
  'Decisions: every decision paper whose review date has come is read again.',
  'Assessment kit: everyone has answered the sixteen statements again; mean and spread stand beside those of last time.',
  'All files are saved under the name of the quarter, and a blank copy of each lies ready.',
];

const TEXT = `<main>
<p class="tool">Complete Strategy Toolbox</p>
<h1>The 12-week playbook</h1>
<p>Nine tools are in the toolbox. In no week are more than three of them new. This playbook says which, and which to leave closed.</p>
${table('20 46 34', ['When', 'Open', 'Leave closed'], AT_A_GLANCE)}
<p>The times are for a team of four to twelve people. The founder needs about three hours before week 1, four to five in weeks 1 and 2, and then an hour a week.</p>

<h2>Before week 1</h2>
<p class="time"><b>Two weeks before the quarter begins.</b> Open: Strategic Alignment Assessment Kit, OKR Workshop Facilitator Kit.</p>
<ol>
<li>Send the answer form of the assessment kit to everyone who will own a goal. Each answers alone, in 15 minutes.</li>
<li>Copy the answers into its workbook. Look at the gap chart: not the lowest mean first, but the statement on which you are farthest apart.</li>
<li>Hold the team meeting by its guide. Write down one sentence: what must be different in 90 days?</li>
<li>A week later run the workshop of 90 minutes. Type the outcome into the results workbook while the room watches.</li>
</ol>
<div class="example"><p><b>You are ready</b> when three goals at most hang on the wall, each key result has one owner, and the hours needed fit the hours there are.</p></div>

<h2>Weeks 1 and 2</h2>
<p class="time"><b>Turn goals into weeks.</b> Open: Goal Cascade Builder, Strategic OKR Planner, 90-Day Sprint Planner.</p>
<ol>
<li>Connect: enter goals of the year, goals of the quarter and key results into the cascade. Mend what it calls a loose end, or stop it. (40 minutes)</li>
<li>Write: bring the key results into the planner and go through the writing guide with their owners. (45 minutes)</li>
<li>Plan: put the first tasks of the workshop into the sprint planner, then the rest, and read Capacity until no week is below 0. (60 minutes)</li>
<li>Follow: set up the tracker by its guide. (90 minutes) On Thursday of week 1 the owners send the first update. Do it together once.</li>
</ol>
<p>What you typed need not be typed again: copy the whole sheet Results of the workshop, or Key Results of the planner, and paste its values into the sheet Import of the tracker. It finds the lines itself.</p>

<h2>Weeks 3 to 6</h2>
<p class="time"><b>Find the rhythm.</b> Open: Execution Tracker, Sprint Planner. From week 4: Team Performance Dashboard.</p>
${table(
  '18 52 30',
  ['Day', 'What', 'In'],
  [
    ['Thursday', 'Owners enter value, confidence and one line', 'Tracker: Updates'],
    ['Friday', 'The team counts what got finished, and why the rest slipped', 'Sprint Planner: 12 Weeks'],
    ['Friday', 'You read one page and choose two key results', 'Tracker: Overview'],
    ['Monday', 'Check-in of 20 minutes: promises kept, two key results, new promises', 'Tracker: Promises'],
  ],
)}
<p>From week 3 on the forecast for week 12 is worth reading. In week 4, when the rhythm holds, choose the KPIs of the dashboard with the KPI guide: three for a team, ten in all. If the rhythm does not hold, leave the dashboard closed and repair the rhythm.</p>

<h2>Weeks 7 to 11</h2>
<p class="time"><b>Hold the line.</b> Open: Tracker, Sprint Planner, Dashboard. ROI Projection Calculator or Executive Decision Framework, if a decision is due.</p>
<ul>
<li>Week 7: read the sentence from before week 1 aloud. Is it still what must be different? Change a goal only if the business has changed, not because it is hard.</li>
<li>A key result that was stalled for three weeks gets one of two answers: more hours, taken from another one, or an end.</li>
<li>Somebody wants to spend money: three scenarios in the ROI calculator, before anyone argues.</li>
<li>Something was talked about three times: the decision framework, with one name and a day by which it is decided.</li>
<li>Week 10: ask nobody for new ideas. Finish.</li>
</ul>

<h2 class="page">Week 12</h2>
<p class="time"><b>Score, learn, choose.</b> Open: Tracker, Strategic OKR Planner. Then the Assessment Kit again.</p>
<ol>
<li>Score each key result, and compare it with the forecast of week 3. (20 minutes)</li>
<li>Fill in the quarter review together: what worked that we did not expect, what did we know in week 4 and not act on? (45 minutes)</li>
<li>Everyone answers the sixteen statements again. (15 minutes each)</li>
<li>Take one week off from planning. Then run the next workshop.</li>
</ol>
<h3>Checklist for the end of the quarter, across all tools</h3>
${list(END, 'check')}

<h2 class="page">Which tool when</h2>
${table('40 38 22', ['You hear yourself say', 'Open', 'Minutes'], WHEN)}

<h2>Which to leave closed</h2>
<p>A tool that nobody acts on costs more than it brings. Leave closed:</p>
${list(CLOSE)}
<p>And if you open only one this quarter: the sprint planner for a team that does not finish, the tracker for one that finishes the wrong things.</p>
</main>`;

/** 12-week-playbook.pdf: which tool in which week. */
export const playbook = ({ title }: { title: string }): Promise<Buffer> =>
  guidePdf(TEXT, { title: 'The 12-week playbook', tool: title });
