import { guidePdf } from '../../guide/pdf';

const rows = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
const table = (widths: string, heads: readonly string[], lines: readonly (readonly string[])[]) =>
  `<table class="${widths}"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows(lines)}</tbody></table>`;
/** A sheet of a tool's workbook. */
const at = (place: string) => `<span class="at">${place}</span>`;
const list = (items: readonly string[], kind = '') =>
  `<ul class="${kind}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const AT_A_GLANCE = [
  ['Before week 1', 'Alignment Assessment Kit, Workshop Facilitator Kit', 'All others'],
  [
    'Weeks 1 and 2',
    'Goal Cascade Builder, Strategic OKR Planner, 90-Day Sprint Planner; in week 2 the Execution Tracker',
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
  ['We work hard, but not on the same things', 'Strategic Alignment Assessment Kit', '15 each, 60 together'],
  ['We have wishes, but no goals', 'OKR Workshop Facilitator Kit', '90 together'],
  ['Our goals sound good, but nobody can score them', 'Strategic OKR Planner: the writing guide', '45'],
  ['I don’t see what this task is for', 'Goal Cascade Builder', '40'],
  ['The plan’s good, but there’s no time for it', '90-Day Sprint Planner: the Capacity sheet', '60'],
  ['By week 5, nobody talks about the goals anymore', 'Strategic OKR Execution Tracker', '10 a week'],
  ['I hear about problems too late', 'Team Performance Dashboard', '60 once, 5 a week'],
  ['Is it worth the money?', 'ROI Projection Calculator', '50'],
  ['We’ve already talked about it three times', 'Executive Decision Framework', '60'],
];

const CLOSE = [
  '<b>The tracker, if you are the only owner.</b> The planner’s Weekly Values sheet is enough. The tracker pays off when two or more people send in values.',
  '<b>The cascade, if you have one goal.</b> A tree with one branch is a list.',
  '<b>The dashboard, until the goals are running.</b> KPIs watch the business all year; key results change it in one quarter. Start them in the same week, and people mix them up.',
  '<b>The ROI calculator, for anything under a month of profit.</b> Try it instead.',
  '<b>The decision framework, for anything you can undo in a week.</b> Decide today and look at it on Friday.',
  '<b>The assessment kit, in the middle of a quarter.</b> Its answers move slowly. Ask too often, and people stop answering.',
];

const END = [
  'Tracker: the last values are in, and every promise has a yes or a no.',
  'Planner: you’ve scored each key result and filled in the quarter review together.',
  'Sprint Planner: what slipped is crossed out or has a week in the next sprint. You’ve noted the share of finished tasks.',
  'Cascade: you’ve taken out goals that ended. Loose ends have a goal, or you’ve stopped them.',
  'Dashboard: you’ve reviewed targets and limits. Finished fixes say so.',
  'ROI: you’ve compared what you decided a quarter ago with what came of it.',
  'Decisions: you’ve reread every decision paper whose review date has come.',
  'Assessment kit: everyone has rated the sixteen statements again. Mean and spread are next to last time’s.',
  'You’ve saved all files under the quarter’s name, and you have a blank copy of each ready.',
];

/** The playbook in the words of a guide. */
export const playbookText = `<main>
<p class="tool">Complete Strategy Toolbox</p>
<h1>The 12-week playbook</h1>
<p>The toolbox has nine tools. You’ll never start more than three of them in one week. This playbook tells you which, and which to leave closed.</p>
${table('20 46 34', ['When', 'Open', 'Leave closed'], AT_A_GLANCE)}
<p>The times are for a team of four to twelve people. The founder needs about three hours before week 1, four to five in weeks 1 and 2, and then an hour a week.</p>

<h2>Before week 1</h2>
<p class="time"><b>Two weeks before the quarter starts.</b> Open: Strategic Alignment Assessment Kit, OKR Workshop Facilitator Kit.</p>
<ol>
<li>Send the assessment kit’s answer form to everyone who’ll own a goal. Each person answers alone, in 15 minutes.</li>
<li>Copy the answers into its workbook, <span class="at">Assessment Kit: Answers</span>. Look at <span class="at">Assessment Kit: Alignment</span>. Start with the statement where you’re furthest apart, not the lowest mean.</li>
<li>Run the team meeting with its guide. Write down one sentence: what has to be different in 90 days?</li>
<li>A week later, run the 90-minute workshop. Type the results into the results workbook, <span class="at">Workshop Kit: Results</span>, while the room watches.</li>
</ol>
<div class="example"><p><b>You’re ready</b> when three goals at most hang on the wall, each key result has one owner, and the hours needed fit the hours available.</p></div>

<h2>Weeks 1 and 2</h2>
<p class="time"><b>Turn goals into weeks.</b> Open: Goal Cascade Builder, Strategic OKR Planner, 90-Day Sprint Planner. In week 2: Execution Tracker.</p>
<ol>
<li>Connect: enter yearly goals, quarterly goals and key results in <span class="at">Cascade: Entries</span>. Fix what <span class="at">Cascade: Loose Ends</span> lists, or stop it. (40 minutes)</li>
<li>Write: type the key results into <span class="at">Planner: Key Results</span> and go through the writing guide with their owners. (45 minutes)</li>
<li>Plan: put the workshop’s first tasks into <span class="at">Sprint Planner: 12 Weeks</span>, then the rest, and check <span class="at">Sprint Planner: Capacity</span> until no week is below 0. (60 minutes)</li>
<li>Follow, in week 2: set up the tracker with walkthroughs 1 and 2 of its guide. (90 minutes) On Thursday, the owners send the values of weeks 1 and 2, in <span class="at">Tracker: Updates</span>. Do it together once.</li>
</ol>
<p>You don’t have to type key results into the tracker again. In the free demo of the workshop or of the planner, choose “Save file”, and “Open file” in the tracker’s. Then get the tracker’s workbook filled, on your order’s page. Cascade, sprint planner and dashboard open the same file. Each says what it took, and what it left for the others.</p>

<h2>Weeks 3 to 6</h2>
<p class="time"><b>Find the rhythm.</b> Open: Execution Tracker, Sprint Planner. From week 4: Team Performance Dashboard.</p>
${table(
  '18 52 30',
  ['Day', 'What', 'In'],
  [
    ['Thursday', 'Owners enter value, confidence and one line', at('Tracker: Updates')],
    ['Friday', 'The team counts what got finished, and why the rest slipped', at('Sprint Planner: 12 Weeks')],
    ['Friday', 'You read one page and choose two key results', at('Tracker: Overview')],
    ['Monday', '20-minute check-in: promises kept, two key results, new promises', at('Tracker: Promises')],
  ],
)}
<p>From week 3 on, the week 12 forecast is worth reading. In week 4, if the rhythm holds, choose the dashboard’s KPIs with the KPI guide: three per team, ten total. If it doesn’t, leave the dashboard closed and fix the rhythm.</p>

<h2>Weeks 7 to 11</h2>
<p class="time"><b>Hold the line.</b> Open: Tracker, Sprint Planner, Dashboard. ROI Projection Calculator or Executive Decision Framework, if a decision is due.</p>
<ul>
<li>Week 7: read your sentence from before week 1 aloud. Is it still what has to be different? Change a goal only if the business has changed, not because it’s hard.</li>
<li>A key result that’s been stalled for three weeks gets one of two answers: more hours, taken from another one, or an end.</li>
<li>Someone wants to spend money: run three scenarios in the ROI calculator before anyone argues.</li>
<li>You’ve talked about something three times: use the decision framework, with one name and a deadline.</li>
<li>Week 10: don’t ask anyone for new ideas. Finish.</li>
</ul>

<h2>Week 12</h2>
<p class="time"><b>Score, learn, choose.</b> Open: Tracker, Strategic OKR Planner. Then the Assessment Kit again.</p>
<ol>
<li>Score each key result, in <span class="at">Planner: Scores</span>, and compare it with the week 3 forecast. (20 minutes)</li>
<li>Fill in the quarter review together: what worked that we didn’t expect, and what did we know in week 4 but not act on? (45 minutes)</li>
<li>Everyone rates the sixteen statements again. (15 minutes each) Copy the ratings into <span class="at">Assessment Kit: Answers 2</span>, and read <span class="at">Assessment Kit: Compare</span>.</li>
<li>Take a week off from planning. Then run the next workshop.</li>
</ol>
<h3>End-of-quarter checklist for all the tools</h3>
${list(END, 'check')}

<h2>Which tool when</h2>
${table('42 43 15', ['You hear yourself say', 'Open', 'Minutes'], WHEN)}

<h2>Which to leave closed</h2>
<p>A tool nobody acts on costs more than it brings in. Leave these closed:</p>
${list(CLOSE)}
<p>If you open only one this quarter, make it the sprint planner for a team that doesn’t finish, or the tracker for one that finishes the wrong things.</p>
</main>`;

/** 12-week-playbook.pdf: which tool in which week. */
export const playbook = ({ title }: { title: string }): Promise<Buffer> =>
  guidePdf(playbookText, { title: 'The 12-week playbook', tool: title });
