import { z } from 'zod';
import { byId, strict, text, texts } from '@/lib/content/schemas/building-blocks';
import { DETAIL_IDS, LINE_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { LEAD_REASONS } from '@/lib/diagnostic/rules/lead-mail';
import { mail } from '@/lib/mail/content';

const OF_RESULT = ['score', 'rating', 'standing', 'ask', 'topic', 'firstStep'] as const;

const LEAD = [
  ...OF_RESULT,
  ...DETAIL_IDS,
  'wanted',
  'wantedSentence',
  'next',
  'name',
  'customerEmail',
  'challenges',
  'source',
  'weakest',
] as const;

export const mailDiagnosticSchema = () =>
  strict({
    report: mail({
      values: [...OF_RESULT, 'greeting'],
      needs: ['score', 'start', 'named', 'button'],
      links: ['results', 'call', 'retake'],
    }),
    attachment: z
      .string()
      .regex(/^[a-z0-9-]+\.pdf$/, 'must be lowercase letters, digits and hyphens, and end in .pdf.')
      .describe('What the file of the report is called.'),
    notMe: text().describe(
      'A link in the foot: the page on which whoever did not take the diagnostic deletes it.',
    ),
    greeting: strict({ named: text({ holds: ['firstName'] }), neutral: text() }).describe(
      'Neutral where what was typed isn’t a name.',
    ),
    lead: mail({ values: LEAD, needs: ['score', 'areas', 'facts', 'named'], links: ['results'] }).superRefine(
      ({ subject }, context) => {
        for (const typed of ['name', 'customerEmail', ...LINE_IDS, 'source'])
          if (subject.includes(`{${typed}}`))
            context.addIssue({
              code: 'custom',
              path: ['subject'],
              message: `holds {${typed}}, which a visitor typed.`,
            });
      },
    ),
    named: text().describe('In the notice, above the challenges that were chosen.'),
    wanted: byId(LEAD_REASONS, strict({ sentence: text(), short: text(), next: text() })).describe(
      'What was asked for, or what became of the call; and what to do about it.',
    ),
    digest: mail({ values: ['count', 'day'], needs: ['orders'] }).describe(
      'Once a day: who finished and asked for neither call nor report. Switched off in site.yaml.',
    ),
    digestPerson: text({ holds: ['name', 'customerEmail'] }),
    digestResult: text({ mayHold: [...OF_RESULT] }),
    answer: text({ holds: ['short', 'rating'] }).describe('One of the weakest answers.'),
    ...texts('unrated', 'unknownSource'),
    notGiven: text().describe('In place of what was not given.'),
  });
