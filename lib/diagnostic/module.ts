import type { Content } from '@/lib/content/content';
import { fieldWords } from '@/lib/content/words';
import type { Limiter } from '@/lib/kernel/limiter';
import type { WorkNotifier } from '@/lib/kernel/work-notifier';
import type { MailQueue } from '@/lib/mail/rules/outbox';
import type { Env } from '@/lib/platform/config/env';
import { leadWebhookEvents } from '@/lib/platform/config/lead-webhook';
import { linkSecret } from '@/lib/platform/config/link-secrets';
import type { Database } from '@/lib/platform/database/client';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { log } from '@/lib/platform/log/log';
import { requestId } from '@/lib/platform/log/request-id';
import { randomId } from '@/lib/platform/random/random-id';
import { derivedKey, tokenHash } from '@/lib/platform/random/token-hash';
import { bookingReader } from '@/lib/platform/bookings/read';
import { fillInForm } from './fill-in-form';
import { noteBookings } from './note-bookings';
import { queueDigests } from './queue-digests';
import { requestReport } from './request-report';
import { peerScores } from './peer-scores';
import { bookingStore } from './store/bookings';
import { assessmentStore } from './store/assessments';
import { unrequestedAssessmentStore } from './store/unrequested-assessments';
import { reportRequestStore } from './store/report-requests';
import { teamRoomStore } from './store/team-rooms';
import { submitAssessment } from './submit-assessment';
import { teamRooms } from './team-rooms';

type World = {
  settings: Env;
  database: Database;
  content: Pick<Content, 'diagnostic' | 'messages' | 'site'>;
  limits: { assessments: { perAddress: Limiter } };
  outbox: MailQueue;
  notifier: WorkNotifier;
  /** The mail for when the box for marketing mail was ticked. */
  askToConfirm: Parameters<typeof submitAssessment>[0]['askToConfirm'];
  /** Deletes team rooms for good. */
  eraseTeamRooms: (ids: string[], at: Date) => Promise<void>;
  now: () => Date;
};

/** Reads what a calendar tells; null without the secret that it signs with. */
function createBookingReader({ BOOKING_WEBHOOK_SECRET: secret }: Env, now: () => Date) {
  return secret ? bookingReader(secret, now) : null;
}

export type Diagnostic = ReturnType<typeof createDiagnostic>;

/** The diagnostic, put together: from a rating to a report, a lead and a call. */
export function createDiagnostic(world: World) {
  const { settings, database, content, limits, outbox, askToConfirm, now } = world;
  const { questionnaire, advice } = content.diagnostic;
  const secret = linkSecret(settings);
  const addressHash = keyedHash(secret, 'address');
  /**
   * A network is counted for an hour. Its hash changes every day, so that one day's counts can't be matched
   * with another's.
   */
  const networkHash = (network: string) =>
    keyedHash(secret, `network/${new Date().toISOString().slice(0, 10)}`)(network);
  const assessments = assessmentStore(database);
  const reportRequests = reportRequestStore(database);
  const unrequestedAssessments = unrequestedAssessmentStore(database);
  const newId = randomId;
  const words = fieldWords(questionnaire, content.messages);
  const submit = submitAssessment({
    ...{ assessments, addressHash, networkHash, askToConfirm, newId, now, hash: tokenHash },
    questionnaire: { version: questionnaire.version, advice, fieldWords: words },
    marketing: questionnaire.consent.marketing,
    perAddress: limits.assessments.perAddress,
    leadWebhookEvents: leadWebhookEvents(settings, content.site),
    mailQueued: world.notifier.mailQueued,
  });
  const askForReport = requestReport({
    ...{ assessments, requests: reportRequests, newId, now },
    hash: { address: addressHash, network: networkHash },
    leadWebhookEvents: leadWebhookEvents(settings, content.site),
  });
  return {
    ...{ assessments, reportRequests, unrequestedAssessments },
    submitAssessment: submit,
    fillInForm: fillInForm({
      ...{ submit, askForReport, advice, fieldWords: words, newAttempt: randomId, hash: tokenHash },
      version: questionnaire.version,
    }),
    requestReport: askForReport,
    readBookings: createBookingReader(settings, now),
    noteBookings: noteBookings({
      ...{ bookings: bookingStore(database), outbox, newId, now },
      tellUnknown: () => log().info('The calendar told of a call of nobody we know', { req: requestId() }),
    }),
    teamRooms: teamRooms({
      ...{ rooms: teamRoomStore(database), hash: tokenHash, newKey: newId, now },
      handOut: derivedKey('team-room'),
      erase: world.eraseTeamRooms,
      retention: content.site.retention.teamRooms,
    }),
    peers: peerScores(database, now),
    queueDigests: queueDigests({ results: unrequestedAssessments, outbox, newId }),
  };
}
