import type { NewMail } from '@/lib/mail/rules/outbox';
import type { AllowedMail } from '@/lib/mail/rules/allowance';
import type { Database } from '@/lib/platform/database/client';
import { queueAllowed } from '@/lib/mail/store/allowances';
import { queueMail } from '@/lib/mail/store/outbox';
import { isTaken } from '@/lib/platform/database/taken';
import type { ReportAsked } from '@/lib/diagnostic/rules/lead';

/** Somebody asked for their report; `callAt` is when they asked for a call, null if they have not. */
export type ReportRequest = { assessmentId: string; createdAt: Date; callAt: Date | null };

export const findReportRequest = (database: Database, assessmentId: string): Promise<ReportRequest | null> =>
  database.reportRequest.findUnique({
    where: { assessmentId },
    select: { assessmentId: true, createdAt: true, callAt: true },
  });

/** In one transaction: notes the request, and queues report and notices, once. */
export async function openReportRequest(
  database: Database,
  request: ReportRequest,
  { toFirm, report }: { toFirm: NewMail[]; report: AllowedMail },
): Promise<ReportAsked> {
  try {
    const reportAt = await database.$transaction(async (open) => {
      // The first write: a second call waits here, then finds the row.
      await open.reportRequest.create({ data: request, select: { assessmentId: true } });
      for (const mail of toFirm) await queueMail(open, mail);
      return queueAllowed(open, report);
    });
    return { outcome: 'queued', reportAt };
  } catch (error) {
    if (!isTaken(error) || !(await findReportRequest(database, request.assessmentId))) throw error;
    const { reason } = report.mail;
    const queued = await database.outboxMail.findUnique({ where: { reason }, select: { dueAt: true } });
    return { outcome: 'already', reportAt: queued?.dueAt ?? null };
  }
}

/** Notes a first call. Notices that wait will say so; where they have gone, the firm is told once more. */
export async function noteCall(
  database: Database,
  assessmentId: string,
  at: Date,
  toFirm: NewMail[],
): Promise<void> {
  await database.$transaction(async (open) => {
    const where = { assessmentId, callAt: null };
    const { count } = await open.reportRequest.updateMany({ where, data: { callAt: at } });
    if (count === 0) return;
    for (const mail of toFirm) {
      const waiting = { assessmentId, template: mail.template, status: { not: 'sent' } } as const;
      if ((await open.outboxMail.count({ where: waiting })) === 0) await queueMail(open, mail);
    }
  });
}
