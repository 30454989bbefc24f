import { z } from 'zod';

/** The longest address that mail servers must accept (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const MAX_EMAIL_LENGTH = 254;

/** An e-mail address as people type them; surrounding blanks go. */
export const emailAddress = (invalid: string) =>
  z.string(invalid).trim().max(MAX_EMAIL_LENGTH, invalid).pipe(z.email(invalid));
