import { z } from 'zod';

const schema = z.object({
  SITE_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  BASE_URL: z.url().optional(),
  DATABASE_URL: z.string().min(1).default('file:./data/plumbline.db'),
});

/** The environment, parsed whole and once. */
export type Env = z.infer<typeof schema> & { BASE_URL: string };

export function readEnv(source: Record<string, string | undefined>): Env {
  const env = schema.parse(source);
  return { ...env, BASE_URL: env.BASE_URL ?? `http://127.0.0.1:${env.PORT}` };
}

let parsed: Env | undefined;
export function env(): Env {
  return (parsed ??= readEnv(process.env));
}
