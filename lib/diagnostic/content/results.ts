import { z } from 'zod';
import type { Known } from '@/lib/content/schemas/known';
import { VERDICTS } from '@/lib/diagnostic/rules/bands';
import { AREA_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { OFFERED_STANDINGS, STANDINGS } from '@/lib/diagnostic/rules/standing';
import { USEFUL_ANSWERS } from '@/lib/funnel/rules/useful-event';
import { byId, strict, text, toolReference } from '@/lib/content/schemas/building-blocks';

/** What a verdict is called, and what the overall score means where it is that. */
const verdict = strict({ name: text(), text: text() });

/** The points of the lowest areas, and their names, which not every standing has. */
const OF_STANDING = ['areas', 'points'] as const;
const ofStanding = text({ mayHold: OF_STANDING });

const sections = strict({
  title: text(),
  missing: strict({ one: text({ holds: ['n'] }), more: text({ holds: ['n'] }) }),
  from: text({ holds: ['percent'] }),
  short: byId(AREA_IDS, text()),
});

const answers = strict({
  title: text(),
  chart: text(),
  unrated: text(),
  unratedNote: text({ holds: ['n'] }),
  change: text(),
  changeOne: text({ holds: ['statement'] }),
});

const comparison = strict({
  title: text(),
  summary: text({ holds: ['then', 'date', 'now'] }),
  counts: text({ holds: ['up', 'down'], mayHold: ['same'] }),
  unchanged: text(),
  area: text({ holds: ['then', 'now'] }),
  answer: text({ holds: ['then', 'now'] }),
  otherQuestions: text({ holds: ['date'] }),
});

const reminders = strict({
  title: text(),
  text: text(),
  file: text(),
  google: text({ holds: ['date'] }),
  note: text(),
  event: strict({ title: text(), compares: text({ holds: ['link'] }), plain: text({ holds: ['link'] }) }),
});

const scoring = strict({
  title: text(),
  text: text(),
  areaTotal: text({ holds: ['area', 'points', 'percent', 'badge'] }),
  total: text({ holds: ['points', 'percent', 'rating'] }),
  overallRule: text({ holds: ['strong', 'moderate'] }),
  badgeRule: text({ holds: ['strong', 'moderate'] }),
  adviceRule: text({ holds: ['refinement', 'most', 'none'] }),
});

const plan = strict({
  ...byId(['title', 'intro', 'save', 'calendar', 'table', 'tools', 'workbook', 'files'], text()).shape,
  weeks: text({ holds: ['from', 'to'] }),
  line: text({ holds: ['from', 'to', 'time'] }),
  time: strict({ one: text(), more: text({ holds: ['n'] }) }),
  done: text({ holds: ['done'] }),
  checkIn: text({ holds: ['week'] }),
  dates: text({ holds: ['start', 'days'] }),
  demo: text({ holds: ['tool'] }),
  columns: z.tuple([text(), text(), text(), text(), text(), text(), text()]),
});

const offer = strict({ title: text(), text: text({ holds: ['area', 'tool'], mayHold: ['points'] }) });

const tool = (known: Known) =>
  strict({
    demo: text(),
    product: text({ holds: ['tool', 'price'] }),
    offers: byId(OFFERED_STANDINGS, offer),
    forArea: byId(AREA_IDS, toolReference(known)).describe('The tool that is offered for a lowest area.'),
  });

const page = (known: Known) =>
  strict({
    title: text(),
    for: text({ holds: ['name'] }),
    overall: text(),
    ratings: byId(VERDICTS, verdict),
    rulesChanged: text(),
    standing: byId(
      STANDINGS,
      strict({ short: ofStanding, ask: ofStanding, call: ofStanding, topic: ofStanding }),
    ),
    sections,
    answers,
    comparison,
    recommendations: strict({
      title: text(),
      intro: text(),
      area: text({ holds: ['area', 'points'] }),
      challenge: text({ holds: ['challenge'] }),
      companySize: text({ holds: ['companySize'] }),
      role: text({ holds: ['role'] }),
      none: text({ holds: ['points'] }),
    }),
    start: strict({ title: text(), calendar: text() }),
    named: text(),
    scoring,
    tool: tool(known),
    plan,
    reminders,
    useful: strict({
      ask: text(),
      answers: byId(USEFUL_ANSWERS, text()),
      counted: text({ holds: ['answer'] }),
      notCounted: text({ holds: ['answer'] }),
      thanks: text(),
    }),
    call: byId(['title', 'button', 'email', 'booking', 'sending', 'notSent'], text()),
    notes: text(),
    program: text(),
    retake: text(),
    print: text(),
    kept: strict({ text: text(), clear: text() }),
    privacy: text(),
  });

/** content/diagnostic/results.yaml */
export const resultsSchema = (known: Known) =>
  strict({
    page: page(known),
    states: strict({
      loading: text(),
      invalid: strict({ button: text() }),
      notFound: strict({ button: text() }),
      failed: strict({ title: text(), text: text({ holds: ['errorId'] }), button: text() }),
    }),
  });

export type Results = z.infer<ReturnType<typeof resultsSchema>>;
