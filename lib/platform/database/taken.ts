import { PrismaClientKnownRequestError } from '@prisma/client/runtime/client';

/** Makes a row. @returns false where one with the same unique value is there already */
export async function made(create: PromiseLike<unknown>): Promise<boolean> {
  try {
    await create;
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Prisma's P2002: a unique value is there already. */
export function isTaken(error: unknown): boolean {
  return error instanceof PrismaClientKnownRequestError && error.code === 'P2002';
}
