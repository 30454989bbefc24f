import { randomBytes } from 'node:crypto';
import type { Prisma } from '@/lib/gateways/prisma/generated/sqlite/client';

const unguessable = () => randomBytes(18).toString('base64url');

/** A row of the table of orders; say what matters to the test. */
export function anOrderRow(
  wanted: Partial<Prisma.OrderUncheckedCreateInput> = {},
): Prisma.OrderUncheckedCreateInput {
  return {
    id: unguessable(),
    number: `PL-${unguessable()}`,
    productId: 'goal-cascade-builder',
    title: 'Goal Cascade Builder',
    price: 3900,
    currency: 'usd',
    tools: ['goal-cascade-builder'],
    contentVersion: 'monday',
    livemode: false,
    ...wanted,
  };
}
