import type { Database } from '@/lib/gateways/prisma/client';
import { logSurprise } from '@/lib/http/surprise';
import type { Env } from '../config/env';
import { NO_LIMITS, shop, type ShopContent } from '../container-shop';

const MINUTE = 60_000;

/**
 * Ends orders that nobody paid, once an hour for as long as the process lives. Several processes may do it at once.
 * Without Stripe's keys there are none.
 */
export function endUnpaidOrdersHourly(settings: Env, content: ShopContent, database: Database): void {
  const { endUnpaidOrders } = shop(settings, database, content, NO_LIMITS);
  if (!endUnpaidOrders) return;
  const look = () => void endUnpaidOrders(new Date()).catch(logSurprise);
  // Not at once: a process that starts has visitors waiting.
  setTimeout(look, MINUTE).unref();
  setInterval(look, 60 * MINUTE).unref();
}
