import { z } from 'zod';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { keyed } from '@/lib/kernel/keyed';
import {
  ATTEMPT_KEY_HEADER,
  callsOf,
  form,
  json,
  JSON_TYPE,
  JSON_WRITE,
  jsonBody,
  NO_STORE,
  neededText,
  OWN_WRITE,
  problem,
  READ,
  seeOther,
} from '@/lib/platform/http/openapi/operation';
import { submissionSchema } from './rules/assessment';
import type { FieldWords } from './rules/contact';
import { publicAssessmentSchema } from './rules/public-assessment';
import { CHALLENGES, RATINGS, STATEMENT_IDS } from './rules/questionnaire';
import { reportRequestSchema } from './rules/report-request';
import { ratingField } from './rules/steps';

/** What is sent, by the names the document has for it: the schemas that the verbs read it with. */
export const diagnosticBodies = (words: FieldWords) => ({
  Submission: submissionSchema(words, (statement) => statement),
  ReportRequest: reportRequestSchema,
  TeamAnswerForm: z.object({
    token: z.string().optional(),
    answer: z.string().optional().meta({ description: 'By which key the answer can be changed.' }),
    withdraw: z.string().optional().meta({ description: 'Takes the answer back; its ratings are not read.' }),
    ...keyed(STATEMENT_IDS.map(ratingField), () => z.string().optional()),
  }),
});

/** What is answered. Strict: what is not here must not be answered. */
export const DIAGNOSTIC_ANSWERS = {
  AssessmentStored: z.strictObject({ id: z.string().regex(/^[\w-]{22,}$/) }),
  PublicAssessment: publicAssessmentSchema,
  BookingTaken: z.strictObject({ outcome: z.enum(['noted', 'unknown', 'ignored']) }),
};

/** A diagnostic that would be taken as it is. */
const A_SUBMISSION = {
  name: 'Ada Quist',
  email: 'ada@example.com',
  currentChallenges: [CHALLENGES[0]],
  ...keyed(STATEMENT_IDS, (id) => RATINGS[STATEMENT_IDS.indexOf(id) % RATINGS.length]),
};

const FOUNDERS_KEY = { name: 'KeyForm', example: { token: 'the-key-of-its-founder' } };

/** What is called around the diagnostic. */
export const DIAGNOSTIC_CALLS = callsOf('diagnostic', {
  [apiRoutes.assessments]: {
    post: {
      operationId: 'submitAssessment',
      summary: 'Stores a finished diagnostic. The server computes the score and recommendations itself.',
      parameters: [ATTEMPT_KEY_HEADER],
      ...jsonBody('Submission', A_SUBMISSION),
      responses: {
        '201': json('It is stored.', 'AssessmentStored'),
        ...JSON_WRITE,
        '422': problem('The same Idempotency-Key already came with different answers.'),
      },
    },
  },
  '/api/assessments/{id}': {
    get: {
      operationId: 'readAssessment',
      summary: 'What anyone with a result’s address can read.',
      parameters: [neededText('path', 'id', 'The id you got when you stored it.')],
      responses: {
        '200': json('The result.', 'PublicAssessment', NO_STORE),
        '404': problem('There’s no result with this id.'),
        ...READ,
      },
    },
  },
  [apiRoutes.scheduleClarityCall]: {
    post: {
      operationId: 'requestReport',
      summary: 'Emails the report and tells the firm, once per diagnostic.',
      ...jsonBody('ReportRequest', { assessmentId: 'the-id-of-an-assessment' }),
      responses: {
        '200': json('It’s on its way, or already sent.', 'Message'),
        ...JSON_WRITE,
        '404': problem('There’s no diagnostic with this id.'),
      },
    },
  },
  [apiRoutes.bookingWebhook]: {
    post: {
      operationId: 'takeBooking',
      summary:
        'Takes what the firm’s calendar tells of booked calls: Calendly, Cal.com or Standard Webhooks.',
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: { type: 'object' }, example: { type: 'booking.created' } } },
      },
      responses: {
        '200': json('It’s noted, or it’s about nobody we know, or about no booking.', 'BookingTaken'),
        ...OWN_WRITE,
        '400': problem('The signature is missing, wrong or too old, or it’s no event that can be read.'),
        '413': problem('No event is that large.'),
      },
    },
  },
  [apiRoutes.teamRooms]: {
    post: {
      operationId: 'makeTeamRoom',
      summary: 'Makes a room in which a team rates the statements without names.',
      responses: { '303': seeOther('To the page of whoever made it.'), ...OWN_WRITE },
    },
  },
  [apiRoutes.answerTeamRoom]: form('answerTeamRoom', 'Stores or changes one answer in a room.', {
    name: 'TeamAnswerForm',
    example: {
      token: 'the-key-of-a-room',
      answer: 'a-random-key-of-the-browser',
      [ratingField('visionClarity')]: '2',
    },
  }),
  [apiRoutes.closeTeamRoom]: form('closeTeamRoom', 'Closes a room and reveals its ranges.', FOUNDERS_KEY),
  [apiRoutes.deleteTeamRoom]: form('deleteTeamRoom', 'Deletes a room with its answers.', FOUNDERS_KEY),
});
