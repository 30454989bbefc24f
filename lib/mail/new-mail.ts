import { randomId } from '@/lib/platform/random/random-id';
import type { Message, NewMail } from './rules/outbox';

export function newMail(
  { now }: { now: () => Date },
  message: Message & Partial<Pick<NewMail, 'orderId' | 'assessmentId'>>,
): NewMail {
  const id = randomId();
  return { orderId: null, ...message, id, messageId: id, dueAt: now() };
}
