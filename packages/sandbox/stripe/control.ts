import { z } from 'zod';
import { closeDispute, escalate, openDispute, warnOfFraud } from './disputes';
import { foundIntent, latestCharge } from './intents/find';
import { settle } from './intents/outcomes';
import { settleRefund } from './refunds';
import type { Sandbox } from './sandbox';
import { expireSession } from './sessions/outcomes';

/** What a control call answers; the body is JSON. */
type Answer = { status: number; body: unknown };
type Control = (sandbox: Sandbox, body: unknown, id: string) => Answer | Promise<Answer>;

const plan = z.strictObject({ mode: z.enum(['at-once', 'hold', 'never']) });
const trouble = z.strictObject({
  method: z.string().optional(),
  path: z.string().optional(),
  status: z.int().min(400).max(599).optional(),
  hang: z.boolean().optional(),
  when: z.enum(['before', 'after']).default('before'),
  skip: z.int().min(0).optional(),
  times: z.int().min(1).default(1),
});
const outcome = z.strictObject({ outcome: z.enum(['succeed', 'fail']) });
const verdict = z.strictObject({ outcome: z.enum(['won', 'lost']) });
const dispute = z.strictObject({
  payment_intent: z.string(),
  inquiry: z.boolean().optional(),
});
const ofIntent = z.strictObject({ payment_intent: z.string() });

/** The calls under /_sandbox/, which are not part of Stripe's API. :id stands for one part of the path. */
const CONTROLS: Record<string, Control> = {
  'GET /state': (sandbox) => done(state(sandbox)),
  'POST /plan': ({ deliveries }, body) => {
    deliveries.plan = plan.parse(body);
    return done(deliveries.plan);
  },
  'POST /deliver': async ({ deliveries }) => done(await deliveries.deliver()),
  'POST /trouble': ({ troubles }, body) => done(troubles.push(trouble.parse(body))),
  'POST /payments/:id/settle': ({ account }, body, id) => {
    settle(account, foundIntent(account, id), outcome.parse(body).outcome);
    return done(account.intents.get(id));
  },
  'POST /sessions/:id/expire': ({ account }, _body, id) => {
    account.request = null;
    return done(expireSession(account, id));
  },
  'POST /disputes': ({ account }, body) => {
    const { payment_intent: id, inquiry } = dispute.parse(body);
    const charge = latestCharge(account, foundIntent(account, id));
    account.request = null;
    return charge?.paid
      ? done(openDispute(account, charge, inquiry))
      : refused('There is no paid charge to dispute.');
  },
  'POST /disputes/:id/escalate': ({ account }, _body, id) => {
    const found = account.disputes.get(id);
    if (!found) return refused(`There is no dispute ${id}.`);
    account.request = null;
    escalate(account, found);
    return done(found);
  },
  'POST /fraud-warnings': ({ account }, body) => {
    const charge = latestCharge(account, foundIntent(account, ofIntent.parse(body).payment_intent));
    account.request = null;
    return charge ? done(warnOfFraud(account, charge)) : refused('There is no charge to warn of.');
  },
  'POST /refunds/:id/settle': ({ account }, body, id) => {
    const found = account.refunds.get(id);
    if (!found) return refused(`There is no refund ${id}.`);
    account.request = null;
    settleRefund(account, found, outcome.parse(body).outcome);
    return done(found);
  },
  'POST /disputes/:id/close': ({ account }, body, id) => {
    const found = account.disputes.get(id);
    if (!found) return refused(`There is no dispute ${id}.`);
    account.request = null;
    closeDispute(account, found, verdict.parse(body).outcome);
    return done(found);
  },
};

/**
 * Answers one control call.
 * @param path without /_sandbox
 * @param body as parsed from JSON; null when there is none
 */
export async function control(
  sandbox: Sandbox,
  method: string,
  path: string,
  body: unknown,
): Promise<Answer> {
  for (const [name, answer] of Object.entries(CONTROLS)) {
    const found = new RegExp(`^${name.replace(':id', '([^/]+)')}$`).exec(`${method} ${path}`);
    if (!found) continue;
    try {
      return await answer(sandbox, body ?? {}, found[1] ?? '');
    } catch (error) {
      return refused(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
    }
  }
  return { status: 404, body: { message: `There is no control call ${method} ${path}.` } };
}

function state({ account, deliveries, troubles }: Sandbox) {
  return {
    intents: [...account.intents.values()],
    sessions: [...account.sessions.values()],
    charges: [...account.charges.values()],
    refunds: [...account.refunds.values()],
    disputes: [...account.disputes.values()],
    deliveries: [...deliveries.all.values()].map(({ event, ...rest }) => ({
      id: event.id,
      type: event.type,
      ...rest,
    })),
    underWay: deliveries.underWay,
    plan: deliveries.plan,
    troubles,
  };
}

function done(body: unknown): Answer {
  return { status: 200, body };
}

function refused(message: string): Answer {
  return { status: 400, body: { message } };
}
