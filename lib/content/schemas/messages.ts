import { z } from 'zod';
import { type Problem, refusalFacts, REFUSALS } from '@/lib/kernel/refusals';
import { type Known, byId, reference, strict, text, texts } from './building-blocks';
import type { TextRules } from './text-rules';

const HOW = 'Written "Title - Text". The hyphen is not shown.';

/** 'A - B': A is the title, B the text under it (rule 81). */
function titled(rules: TextRules = {}) {
  return text(rules)
    .refine((value) => value.includes(' - '), 'needs a title and a text with " - " between them.')
    .transform(split)
    .transform(({ title, text = '' }) => ({ title, text }))
    .describe(HOW);
}

/** The same, where the text may be missing. */
function toast() {
  return text().transform(split).describe(HOW);
}

function split(value: string): { title: string; text?: string } {
  const at = value.indexOf(' - ');
  return at < 0 ? { title: value } : { title: value.slice(0, at), text: value.slice(at + 3) };
}

/** Texts that may not change (rule 80). */
const exact = strict({
  validation: byId(['firstName', 'lastName', 'email', 'currentChallenges'], text()),
  toasts: strict({
    requiredFields: titled(),
    selectionRequired: titled(),
    missingInformation: titled(),
    missingChallenges: titled(),
    assessmentIncomplete: titled(),
    submitFailed: titled({ holds: ['message'] }),
    noId: titled(),
    paymentFailed: titled({ holds: ['message'] }),
    paymentSucceeded: titled(),
  }),
  alerts: byId(['paymentUnavailable', 'paymentNotStarted'], text()),
  messages: strict({ paymentInitFailed: text(), http: text({ holds: ['status', 'body'] }) }),
  pages: strict({
    notFound: text(),
    assessmentInvalid: titled(),
    assessmentNotFound: text(),
    productNotFound: titled(),
  }),
});

const pages = (known: Known) =>
  strict({
    notFound: strict({
      text: text(),
      links: z.array(strict({ label: text(), to: reference(known.links) })),
    }),
    productNotFound: strict(texts('back', 'start')),
    error: strict({ title: text(), text: text({ mayHold: ['errorId'] }), button: text() }),
    failed: strict({ title: text(), text: text({ holds: ['errorId'] }), button: text() }),
  });

/** Beside a field. */
const fields = strict({
  required: text({ holds: ['label'] }),
  tooLong: text({ holds: ['label', 'max', 'n'] }),
  controlCharacters: text({ holds: ['label'] }),
  phone: text(),
  companySize: text(),
  challenge: text({ holds: ['value'] }),
  rating: text({ holds: ['statement'] }),
  unrated: text({ holds: ['statement'] }),
  emailHint: text({ holds: ['suggestion'] }),
  wrongKind: text(),
  unknownField: text({ holds: ['field'] }),
  name: text().describe('What the API calls first and last name together.'),
});

/**
 * Why a call is refused. That the shop is closed is said in the same words everywhere, and those may not
 * change.
 */
type Refusal = Exclude<Problem, 'paymentUnavailable'>;
const refusals = Object.fromEntries(
  (Object.keys(REFUSALS) as Problem[])
    .filter((reason) => reason !== 'paymentUnavailable')
    .map((reason) => [reason, text({ holds: refusalFacts(reason).holds })]),
) as Record<Refusal, ReturnType<typeof text>>;

/** The "message" of an answer from the API. */
const api = strict({
  ...refusals,
  ...texts('formRefusedTitle', 'tooManyTitle', 'brokenTitle', 'backToSite', 'backToPage', 'sendAgain'),
  ...texts('intentCreated', 'callScheduled', 'tooManyReports'),
  reportLater: text({ holds: ['time'] }),
  callAlreadyScheduled: text(),
  callNotRecorded: text(),
});

/** content/messages.yaml */
export const messagesSchema = (known: Known) =>
  strict({
    exact: exact.describe('Texts that may not change (docs/rules.md, rule 80). In “A - B”, A is the title.'),
    pages: pages(known),
    fields: fields.describe('What stands beside a field.'),
    api: api.describe('What calls of the site are answered, with what to do next.'),
    toasts: byId(
      [
        'draftCleared',
        'answersCleared',
        'draftUnfit',
        'draftNotSaved',
        'offline',
        'noAnswer',
        'strangeAnswer',
        'slowAnswer',
        'stopped',
      ],
      toast(),
    ).describe('In “A - B”, A is the title and B the text under it, which may be missing.'),
  });
