import type { ReportRequests } from '@/lib/diagnostic/ports';
import type { Database } from '@/lib/platform/database/client';
import { queueAllowed } from '@/lib/mail/store/allowances';
import { queueMail } from '@/lib/mail/store/outbox';
import { isTaken } from '@/lib/platform/database/taken';

/** Many may come at once, and SQLite has one writer. */
const TIMEOUT = { maxWait: 15_000, timeout: 15_000 };

/** Request, allowances and mails are one transaction. */
export function reportRequestStore(database: Database): ReportRequests {
  const requests = database.reportRequest;
  const find = (assessmentId: string) =>
    requests.findUnique({
      where: { assessmentId },
      select: { assessmentId: true, createdAt: true, callAt: true },
    });
  return {
    find,

    async open(request, { report, toFirm }) {
      try {
        const reportAt = await database.$transaction(async (open) => {
          // The first write: a second call waits here, then finds the row.
          await open.reportRequest.create({ data: request, select: { assessmentId: true } });
          for (const mail of toFirm) await queueMail(open, mail);
          return queueAllowed(open, report);
        }, TIMEOUT);
        return { outcome: 'queued', reportAt };
      } catch (error) {
        if (!isTaken(error) || !(await find(request.assessmentId))) throw error;
        const { reason } = report.mail;
        const queued = await database.outboxMail.findUnique({ where: { reason }, select: { dueAt: true } });
        return { outcome: 'already', reportAt: queued?.dueAt ?? null };
      }
    },

    async noteCall(assessmentId, at) {
      await requests.updateMany({ where: { assessmentId, callAt: null }, data: { callAt: at } });
    },
  };
}
