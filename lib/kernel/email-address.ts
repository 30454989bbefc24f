import { z } from 'zod';

/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
const MAX_EMAIL_LENGTH = 254;

export const emailAddress = (invalid: string) =>
  z.string(invalid).trim().max(MAX_EMAIL_LENGTH, invalid).pipe(z.email(invalid));
