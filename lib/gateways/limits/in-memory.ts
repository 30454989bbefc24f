import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Forget, Limiter } from '@/lib/usecases/ports';

/**
 * Counts in the memory of this process: several processes each count for themselves, and a restart forgets.
 * @param times how often within `seconds`, per key
 */
export function inMemoryLimiter(times: number, seconds: number): Limiter & { forget: Forget } {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  const limit: Limiter = async (key) => {
    try {
      await limiter.consume(key);
      return { allowed: true };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { allowed: false, seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
  return Object.assign(limit, { forget: async (key: string) => void (await limiter.delete(key)) });
}
