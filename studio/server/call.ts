import { z } from 'zod';
import { err, type Result } from '@/lib/kernel/result';

export type Answer = Result<unknown, string>;

/** @param who the browser that calls, as the log of the desk names it */
export type Call = (body: unknown, who: string) => Answer | Promise<Answer>;

/** @returns a call that says so when it is given something else than it takes */
export function call<Body>(
  schema: z.ZodType<Body>,
  work: (body: Body, who: string) => Answer | Promise<Answer>,
): Call {
  return (body, who) => {
    const read = schema.safeParse(body);
    if (read.success) return work(read.data, who);
    return err(`The call can’t be read: ${z.prettifyError(read.error)}`);
  };
}
