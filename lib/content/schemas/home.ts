import { z } from 'zod';
import { PLAN_FACTS } from '@/lib/kernel/plans';
import { type Known, MOST_QUOTES, reference, strict, text, titledText, texts } from './building-blocks';

/** The link-style button at the end of a panel that opens the next one. */
const opens = <Panel extends string>(panel: Panel) =>
  strict({ panel: z.literal(panel).describe('The panels open in a fixed order.'), label: text() });

/** What shows of a panel while it is closed. */
const heading = { title: text(), intro: text().describe('Beside the title, open or closed.') };

const leadsTo = (known: Known) => ({ label: text(), to: reference(known.links) });

/** The line under a section that says where to go from there. */
const leadsOn = (known: Known) => strict({ text: text(), ...leadsTo(known) });

const goal = strict({ title: text(), icon: z.enum(['rule', 'compass', 'key', 'level']) });

/** The six panels of the landing page, in the order in which they open. */
const panels = (known: Known) =>
  strict({
    problem: strict({ ...heading, problem: titledText, shift: titledText, opens: opens('scope') }),
    scope: strict({
      ...heading,
      columns: z.tuple([text(), text(), text()]),
      rows: z.array(reference(known.steps)).describe('Ids of build steps in programme.yaml.'),
      opens: opens('whoFor'),
    }),
    whoFor: strict({
      ...heading,
      items: z.array(titledText),
      notNow: strict({ title: text(), items: z.array(text()) }),
      opens: opens('results'),
    }),
    results: strict({
      ...heading,
      note: text(),
      testimonials: z
        .array(reference(known.founders))
        .max(MOST_QUOTES)
        .describe('Ids of founders in testimonials.yaml.'),
      opens: opens('pricing'),
    }),
    pricing: strict({
      title: text(),
      intro: text({ holds: [...PLAN_FACTS] }).describe(
        '{count}, {lowest} and {highest} come from the plans in programme.yaml.',
      ),
      columns: z.tuple([text(), text(), text()]),
      rows: z.array(reference(known.plans)).min(1).describe('Ids of plans in programme.yaml.'),
      button: strict(leadsTo(known)),
      opens: opens('team'),
    }),
    team: strict({ ...heading, coaches: z.array(reference(known.coaches)) }),
  });

/** content/home.yaml */
export const homeSchema = (known: Known) => {
  const button = strict({ ...leadsTo(known), caption: text() });
  return strict({
    hero: strict({
      headline: text().describe('A word between *stars* is set in italics.'),
      tagline: text(),
      quote: reference(known.founders)
        .optional()
        .describe('Id of a founder in testimonials.yaml. Without it none is shown.'),
      sample: strict({
        caption: text({ holds: ['score', 'rating'] }),
        description: text({ holds: ['areas'] }),
      }).describe('The sample result in the drawing beside the headline. Its numbers come from the score.'),
      buttons: z.tuple([button, button]),
    }),
    realProblem: strict({
      title: text(),
      intro: text(),
      points: z.array(titledText).length(4),
      opens: opens('problem'),
    }),
    alignment: strict({
      title: text(),
      intro: text(),
      steps: z.array(reference(known.steps)),
      planning: text().describe('Under the first four of the twelve weeks.'),
      coaching: text().describe('What a mark on the weeks is.'),
      benefits: z.array(titledText).length(4),
      link: leadsOn(known),
    }),
    goals: strict({ title: text(), items: z.array(goal).length(4) }),
    strategicFounder: strict({
      title: text(),
      intro: text(),
      columns: z.tuple([text(), text()]),
      rows: z.array(z.tuple([text(), text()])),
      link: leadsOn(known),
    }),
    hire: strict({
      ...texts('title', 'text', 'label'),
      example: text({ characters: 12 }).describe('The amount in the field before anybody types.'),
      button: text(),
      note: text(),
      deepest: text({ holds: ['amount'] }).describe('At the lowest point of the curve, for the example.'),
      back: text({ holds: ['month'] }).describe('Where the curve crosses the line.'),
      demo: reference(known.demos).describe('The ROI calculator’s demo, which takes the amount over.'),
    }).describe('A question as wide as the page, with one field.'),
    details: text().describe('The heading above the last five panels.'),
    panels: panels(known).describe('Six panels, each opened by the button at the end of the one before.'),
    nextStep: strict({
      title: text(),
      text: text(),
      options: z.array(button),
      more: z.array(strict(leadsTo(known))),
    }),
    trustedBy: strict({
      title: text(),
      line: text(),
      quotes: z.array(reference(known.strip)).max(MOST_QUOTES),
    }),
  });
};
