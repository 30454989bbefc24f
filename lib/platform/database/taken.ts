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
export const isTaken = (error: unknown): boolean => hasCode(error, 'P2002');

/** Prisma's P2003: the row that another one names is not there. */
export const isUnknownRow = (error: unknown): boolean => hasCode(error, 'P2003');

/** Prisma's P2025: the row to change is not there. */
export const isMissingRow = (error: unknown): boolean => hasCode(error, 'P2025');

const hasCode = (error: unknown, code: string) =>
  error instanceof PrismaClientKnownRequestError && error.code === code;
