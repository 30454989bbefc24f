import { PrismaClientKnownRequestError } from '@prisma/client/runtime/client';

/** Prisma's P2002: a unique value is there already. */
export function isTaken(error: unknown): boolean {
  return error instanceof PrismaClientKnownRequestError && error.code === 'P2002';
}
