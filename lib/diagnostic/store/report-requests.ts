import type { Allowance } from '@/lib/mail/rules/allowance';
import type { ReportRequests } from '@/lib/diagnostic/ports';
import type { Database } from '@/lib/platform/database/client';
import { queueMail } from '@/lib/mail/store/outbox';
import { isTaken } from '@/lib/platform/database/taken';

/** Many may come at once, and on SQLite they go one after another. */
const TIMEOUT = { maxWait: 15_000, timeout: 15_000 };

class Exceeded extends Error {
  constructor(readonly allowance: Allowance) {
    super('No mail is left of an allowance.');
  }
}

/** Requests for reports. Request, allowances and mails are one transaction: all of it happens, or nothing. */
export function reportRequestStore(database: Database): ReportRequests {
  const requests = database.reportRequest;
  const find = (assessmentId: string) =>
    requests.findUnique({
      where: { assessmentId },
      select: { assessmentId: true, createdAt: true, callAt: true },
    });
  return {
    find,

    async open(request, allowances, mails) {
      try {
        await database.$transaction(async (open) => {
          // The first write: a second call waits here for the first, and then finds the row.
          await open.reportRequest.create({ data: request, select: { assessmentId: true } });
          for (const allowance of allowances) await use(open, allowance);
          for (const mail of mails) await queueMail(open, mail);
        }, TIMEOUT);
        return 'opened';
      } catch (error) {
        if (error instanceof Exceeded) return { exceeded: error.allowance };
        if (isTaken(error) && (await find(request.assessmentId))) return 'already';
        throw error;
      }
    },

    async noteCall(assessmentId, at) {
      await requests.updateMany({ where: { assessmentId, callAt: null }, data: { callAt: at } });
    },
  };
}

/** @throws Exceeded, which undoes the transaction */
async function use(open: Pick<Database, 'mailAllowance'>, allowance: Allowance): Promise<void> {
  const { subject, window, endsAt, limit } = allowance;
  const { used } = await open.mailAllowance.upsert({
    where: { subject_window: { subject, window } },
    create: { subject, window, endsAt, used: 1 },
    update: { used: { increment: 1 } },
    select: { used: true },
  });
  if (used > limit) throw new Exceeded(allowance);
}
