import { env } from '@/lib/platform/config/env';

/** The full address of a path, as visitors see it. */
export const address = (path: string) => new URL(path, env().BASE_URL).href;
