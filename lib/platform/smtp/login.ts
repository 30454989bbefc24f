import nodemailer from 'nodemailer';
import { err, ok, type Result } from '@/lib/kernel/result';
import { answerOf, mailServer } from './server-address';

/**
 * Connects to the mail server of SMTP_URL, logs in if it has a user, and hangs up; no mail is sent.
 * @param timeoutMs how long each step may take
 * @returns why not, without the password, when the server does not let us in
 */
export async function tryLogin(url: string, timeoutMs: number): Promise<Result<'in', string>> {
  const transporter = nodemailer.createTransport({
    ...mailServer(url),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transporter.verify();
    return ok('in');
  } catch (error) {
    const { code = '', response } = error as { code?: string; response?: string };
    return err(`${response ? code : ''} ${answerOf(error)}`.trim().slice(0, 200));
  } finally {
    transporter.close();
  }
}
