import { z } from 'zod';
import type { Known } from '@/lib/content/schemas/known';
import { VERDICTS } from '@/lib/diagnostic/rules/bands';
import { AREA_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { byId, reference, strict, text } from '@/lib/content/schemas/building-blocks';

/** What a verdict is called, and what the overall score means where it is that. */
const verdict = strict({ name: text(), text: text() });

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
  overallRule: text({ holds: ['strong', 'moderate'] }),
  badgeRule: text({ holds: ['strong', 'moderate'] }),
  adviceRule: text({ holds: ['refinement', 'most', 'none'] }),
  unrated: text({ holds: ['n'] }),
});

const tool = (known: Known) =>
  strict({
    title: text(),
    text: text({ holds: ['area', 'points', 'tool'] }),
    demo: text(),
    product: text({ holds: ['tool', 'price'] }),
    note: text(),
    forArea: byId(AREA_IDS, reference(known.tools)).describe('The tool that is offered for a lowest area.'),
  });

const page = (known: Known) =>
  strict({
    title: text(),
    for: text({ holds: ['name'] }),
    overall: text(),
    ratings: byId(VERDICTS, verdict),
    rulesChanged: text(),
    sections,
    recommendations: strict({
      title: text(),
      intro: text(),
      because: text(),
      area: text({ holds: ['area', 'points'] }),
      challenge: text({ holds: ['challenge'] }),
      companySize: text({ holds: ['companySize'] }),
      role: text({ holds: ['role'] }),
      none: text({ holds: ['points'] }),
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
