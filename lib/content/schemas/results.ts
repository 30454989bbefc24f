import { z } from 'zod';
import type { Known } from '../known';
import { AREA_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { byId, reference, strict, text } from './building-blocks';

const rating = <Rating extends string>(rating: Rating) => strict({ rating: z.literal(rating), text: text() });

const sections = strict({
  title: text(),
  missing: text({ holds: ['n'] }),
  missingShort: text({ holds: ['n'] }),
  from: text({ holds: ['percent'] }),
  chart: text(),
  short: byId(AREA_IDS, text()),
  table: strict({ columns: z.tuple([text(), text(), text(), text()]) }),
});

const scoring = strict({
  title: text(),
  close: text(),
  text: text(),
  columns: z.tuple([text(), text(), text()]),
  areaTotal: text({ holds: ['area', 'points', 'percent', 'badge'] }),
  total: text({ holds: ['points', 'percent', 'rating'] }),
  overallRule: text(),
  badgeRule: text(),
  adviceRule: text(),
  unrated: text({ holds: ['n'] }),
});

/** Which tool is offered for which lowest area. */
const tool = (known: Known) =>
  strict({
    title: text(),
    text: text({ holds: ['area', 'points', 'tool'] }),
    demo: text(),
    product: text({ holds: ['tool', 'price'] }),
    note: text(),
    visionStrategy: reference(known.tools),
    keyResults: reference(known.tools),
    weeklyTasks: reference(known.tools),
    performanceMeasurement: reference(known.tools),
  });

const page = (known: Known) =>
  strict({
    title: text(),
    for: text({ holds: ['name'] }),
    overall: text(),
    ratings: z.tuple([rating('Strong'), rating('Moderate'), rating('Needs Attention')]),
    sections,
    recommendations: strict({
      title: text(),
      intro: text(),
      because: text(),
      area: text({ holds: ['area', 'points'] }),
      challenge: text({ holds: ['challenge'] }),
      companySize: text({ holds: ['companySize'] }),
      role: text({ holds: ['role'] }),
      none: text(),
    }),
    moves: strict({ title: text(), intro: text(), line: text({ holds: ['from', 'to'] }) }),
    scoring,
    tool: tool(known),
    call: byId(['title', 'text', 'button', 'email', 'sending', 'notSent'], text()),
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
