import { z } from 'zod';
import type { Known } from '../known';
import { byId, reference, strict, text, titledText } from './building-blocks';
import { titled, toast } from './message';

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
    notFound: strict({ text: text(), links: z.array(reference(known.links)) }),
    productNotFound: strict({ back: text() }),
    error: strict({ title: text(), text: text({ mayHold: ['errorId'] }), button: text() }),
    offline: titledText,
    maintenance: titledText,
    testNavigation: titledText,
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
  unknownField: text({ holds: ['field'] }),
  name: text().describe('What the API calls first and last name together.'),
});

/** The "message" of an answer from the API. */
const api = strict({
  badJson: text(),
  badFields: text(),
  wrongContentType: text(),
  notAForm: text(),
  formRefusedTitle: text(),
  tooLarge: text(),
  badAttemptKey: text(),
  attemptKeyReused: text(),
  crossSite: text(),
  tooMany: text({ holds: ['seconds'] }),
  tooManyDeclines: text({ holds: ['minutes'] }),
  tooManyTitle: text(),
  brokenTitle: text(),
  busy: text({ holds: ['seconds'] }),
  busyTitle: text(),
  backToSite: text(),
  methodNotAllowed: text({ holds: ['method'] }),
  notFound: text(),
  serverError: text({ holds: ['errorId'] }),
  storageTrouble: text({ holds: ['errorId'] }),
  assessmentNotFound: text(),
  assessmentIdMissing: text(),
  productNotFound: text(),
  badPurchase: text(),
  priceChanged: text({ holds: ['exactAmount'] }),
  purchaseKeyReused: text(),
  intentCreated: text(),
  badContact: text(),
  purchaseNotFound: text(),
  alreadyPaid: text(),
  badClaim: text(),
  badCount: text(),
  badSignature: text(),
  badEvent: text(),
  webhookClosed: text(),
  tooManyToAddress: text(),
  tooManyReports: text(),
  callScheduled: text(),
  callAlreadyScheduled: text(),
  callNotRecorded: text(),
});

/** content/messages.yaml */
export const messagesSchema = (known: Known) =>
  strict({
    exact,
    pages: pages(known),
    fields,
    api,
    toasts: byId(
      [
        'linkCopied',
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
    ),
  });

export type Messages = z.infer<ReturnType<typeof messagesSchema>>;
