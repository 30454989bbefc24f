import { z } from 'zod';
import {
  type Known,
  byId,
  reference,
  strict,
  text,
  texts,
  toolReference,
} from '@/lib/content/schemas/building-blocks';
import { VERDICTS } from '@/lib/diagnostic/rules/bands';
import { AREA_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { OFFERED_STANDINGS, STANDINGS } from '@/lib/diagnostic/rules/report-rows';

const verdict = strict({ name: text(), text: text() });

/** The points of the lowest areas, and their names, which not every standing has. */
const OF_STANDING = ['areas', 'points'] as const;
const ofCounts = z.array(text()).length(3);
const ofStanding = text({ mayHold: OF_STANDING });

const peers = text({ holds: ['low', 'median', 'high', 'n', 'day'] }).describe(
  'What firms of 6 to 20 people score, shown from 50 of them on.',
);

const sections = strict({
  title: text(),
  missing: strict({ one: text({ holds: ['n'] }), more: text({ holds: ['n'] }) }).describe(
    'Beside an area’s percentage: what is missing, not what is there.',
  ),
  from: text({ holds: ['percent'] }).describe('After a rating’s name, under the mark where it begins.'),
  short: byId(AREA_IDS, text()).describe('The areas in one or two words, around the chart.'),
});

const answers = strict({
  ...texts('title', 'key', 'chart', 'unrated', 'open', 'change'),
  unratedNote: text({ holds: ['n'] }),
  changeOne: text({ holds: ['statement'] }),
});

const comparison = strict({
  ...texts('title', 'unchanged', 'save'),
  summary: text({ holds: ['then', 'date', 'now'] }),
  counts: text({ holds: ['up', 'down'], mayHold: ['same'] }),
  area: text({ holds: ['then', 'now'] }),
  answer: text({ holds: ['then', 'now'] }),
  otherQuestions: text({ holds: ['date'] }).describe('Where statements were reworded between the two.'),
  picture: text().describe('What is on the picture to save.'),
});

const reminders = strict({
  ...texts('title', 'text', 'file', 'note'),
  google: text({ holds: ['date'] }),
  event: strict({ title: text(), compares: text({ holds: ['link'] }), plain: text({ holds: ['link'] }) }),
});

const scoring = strict({
  ...texts('title', 'text'),
  areaTotal: text({ holds: ['area', 'points', 'percent', 'badge'] }),
  total: text({ holds: ['points', 'percent', 'rating'] }),
  overallRule: text({ holds: ['strong', 'moderate'] }),
  badgeRule: text({ holds: ['strong', 'moderate'] }),
  adviceRule: text({ holds: ['refinement', 'most', 'none'] }),
});

const plan = strict({
  ...texts('title', 'above', 'more', 'save', 'filled'),
  weeks: text({ holds: ['from', 'to'] }),
  line: text({ holds: ['from', 'to', 'time'] }),
  time: strict({ one: text(), more: text({ holds: ['n'] }) }),
  done: text({ holds: ['done'] }),
  checkIn: text({ holds: ['week'] }),
  planned: text({ holds: ['weeks'] }),
  dates: text({ holds: ['start', 'days'] }),
  demo: text({ holds: ['tool'] }),
});

const offer = strict({ title: text(), text: text({ holds: ['area', 'tool'], mayHold: ['points'] }) });

const tool = (known: Known) =>
  strict({
    demo: text(),
    product: text({ holds: ['tool', 'price'] }),
    offers: byId(OFFERED_STANDINGS, offer).describe(
      'By how the areas stand. Where no area lags, no tool is offered.',
    ),
    forArea: byId(AREA_IDS, toolReference(known)).describe('The tool that is offered for a lowest area.'),
  });

const page = (known: Known) =>
  strict({
    ...texts('title', 'overall', 'program', 'retake', 'print', 'more', 'privacy'),
    for: text({ holds: ['name'] }),
    ratings: byId(VERDICTS, verdict).describe('What the score and each area are called.'),
    peers,
    rulesChanged: text().describe('Where the rules are others now than when the diagnostic was taken.'),
    standing: byId(
      STANDINGS,
      strict({
        short: ofStanding.describe('In mails.'),
        ask: ofStanding.describe('In the PDF, under the score.'),
        call: ofStanding.describe('Beside the button to the calendar.'),
        topic: ofStanding.describe('After “about”, in your notices.'),
      }),
    ).describe(
      'One area is lowest, several share that, all have the same points, no points, 10 or more each.',
    ),
    sections,
    answers,
    comparison: comparison.describe('Where a result follows an earlier one; in the mail and the PDF, too.'),
    recommendations: strict({
      ...texts('title', 'order', 'each', 'later', 'alone'),
      planned: ofCounts.describe('One, two or three of them are in the plan.'),
      others: ofCounts.describe('One, two or three others aren’t.'),
      area: text({ holds: ['area', 'points'] }),
      challenge: text({ holds: ['challenge'] }),
      companySize: text({ holds: ['companySize'] }),
      role: text({ holds: ['role'] }),
      none: text({ holds: ['points'] }),
    }),
    start: strict({
      ...texts('title', 'thisWeek', 'done', 'calendar'),
      takes: text({ holds: ['time'] }),
    }).describe('The first step: the card at the top.'),
    done: strict({
      ...texts('mark', 'marked', 'next'),
      holds: text({ holds: ['percent'] }),
      areaHolds: text({ holds: ['percent'] }),
      all: byId(['title', 'text'], text()),
    }).describe('The button that marks a move as done, the score with it, and the card after it.'),
    named: byId(['title', 'note'], text()).describe('Above the challenges that were chosen.'),
    scoring,
    tool: tool(known),
    plan: plan.describe('Twelve weeks, at most three moves. What a step is stands in recommendations.yaml.'),
    reminders: reminders.describe('45 and 90 days after a result.'),
    call: strict({
      ...texts('title', 'button', 'email', 'booking', 'sending', 'notSent'),
      coach: reference(known.coaches).optional().describe('Whose line stands there: a coach of team.yaml.'),
    }),
    notes: text().describe('On paper: room to write beside what to tick.'),
    kept: strict({ text: text(), done: text(), clear: text() }).describe(
      'While this browser still has the answers.',
    ),
  });

export const resultsSchema = (known: Known) =>
  strict({
    page: page(known),
    states: strict({
      loading: text(),
      invalid: strict({ button: text() }).describe(
        'Its text, and the next, are in messages.yaml, under exact: pages.',
      ),
      notFound: strict({ button: text() }),
    }),
  });

export type Results = z.infer<ReturnType<typeof resultsSchema>>;
