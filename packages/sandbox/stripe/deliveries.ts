import type Stripe from 'stripe';
import { sendEvent, type WebhookEndpoint } from './webhooks';

/** What is done with new events. hold: not before it is asked for; never: not at all, nor counted as held. */
type Plan = {
  mode: 'at-once' | 'hold' | 'never';
  /** Which events the plan is for, such as payment_intent.succeeded; the others go at once. */
  types?: string[] | undefined;
};

/** One event on its way. @property attempts the status of each answer, or what went wrong */
type Delivery = {
  event: Stripe.Event;
  state: 'waiting' | 'held' | 'never' | 'delivered' | 'failed';
  attempts: (number | string)[];
};

/**
 * What a test wants sent: these events or all held ones, in this order, so many times, one by one or at once.
 */
type Order = { events?: string[]; order?: 'created' | 'reversed'; times?: number; together?: boolean };

const AT_ONCE: Plan = { mode: 'at-once' };

/**
 * After a failure it is tried again after so many ms. Stripe does it over three days; nobody waits so long
 * here.
 */
const RETRIES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000, 60_000, 60_000];
const TIMEOUT_MS = 20_000;

/** Brings events to one webhook endpoint, as planned, and again until it answers with 2xx. */
export class Deliveries {
  plan: Plan = AT_ONCE;
  retriesMs = RETRIES_MS;
  readonly all = new Map<string, Delivery>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private running = 0;

  constructor(public endpoint: WebhookEndpoint | null) {}

  /** Takes a new event. */
  take(event: Stripe.Event): void {
    const { mode, types } = this.plan;
    const delivery: Delivery = { event, state: 'waiting', attempts: [] };
    this.all.set(event.id, delivery);
    const planned = !types || types.includes(event.type) ? mode : 'at-once';
    if (planned === 'at-once') this.after(0, () => this.attempt(delivery));
    else delivery.state = planned === 'hold' ? 'held' : 'never';
  }

  /** Sends now what is asked for, and waits for the answers. */
  async deliver({ events, order = 'created', times = 1, together = false }: Order = {}) {
    const chosen = events
      ? events.flatMap((id) => this.all.get(id) ?? [])
      : [...this.all.values()].filter(({ state }) => state === 'held');
    const once = order === 'reversed' ? chosen.toReversed() : chosen;
    const sendings = Array.from({ length: times }, () => once).flat();
    const send = async (delivery: Delivery) => ({
      event: delivery.event.id,
      answer: await this.attempt(delivery),
    });
    if (together) return Promise.all(sendings.map(send));
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (const delivery of sendings) answers.push(await send(delivery));
    return answers;
  }

  /** How many are on their way or will be tried again. */
  get underWay(): number {
    return this.running + this.timers.size;
  }

  /** Forgets everything, and tries nothing again. */
  reset(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.all.clear();
    this.plan = AT_ONCE;
    this.retriesMs = RETRIES_MS;
  }

  private async attempt(delivery: Delivery): Promise<number | string> {
    if (!this.endpoint) return 'no webhook endpoint is set';
    this.running += 1;
    const answer = await sendEvent(this.endpoint, delivery.event, TIMEOUT_MS);
    this.running -= 1;
    delivery.attempts.push(answer);
    if (typeof answer === 'number' && answer >= 200 && answer < 300) {
      delivery.state = 'delivered';
    } else if (delivery.state !== 'delivered' && this.all.has(delivery.event.id)) this.tryAgain(delivery);
    return answer;
  }

  private tryAgain(delivery: Delivery): void {
    const delay = this.retriesMs[delivery.attempts.length - 1];
    delivery.state = delay === undefined ? 'failed' : 'waiting';
    if (delay === undefined) return;
    this.after(delay, () => (delivery.state === 'delivered' ? undefined : this.attempt(delivery)));
  }

  private after(delayMs: number, work: () => Promise<unknown> | undefined): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work();
    }, delayMs);
    this.timers.add(timer);
  }
}
