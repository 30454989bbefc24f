import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { randomId } from '@/lib/platform/random/tokens';

/** A row of the table of orders; say what matters to the test. */
export function anOrderRow(
  wanted: Partial<Prisma.OrderUncheckedCreateInput> = {},
): Prisma.OrderUncheckedCreateInput {
  return {
    id: randomId(),
    number: `PL-${randomId()}`,
    productSlug: 'goal-cascade-builder',
    title: 'Goal Cascade Builder',
    priceCents: 3900,
    currency: 'usd',
    tools: ['goal-cascade-builder'],
    contentVersion: 'monday',
    livemode: false,
    ...wanted,
  };
}
