import type { FinishedMail, Handover, MailTransport } from './finished-mail';
import nodemailer from 'nodemailer';
import { err, ok, type Result } from '@/lib/kernel/result';

/** How many mails are under way at once, each on a connection of its own. */
export const PARALLEL = 5;

const SECOND = 1000;

/** No line of the conversation may take longer. */
const TIMEOUT = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
};

/**
 * Hands mails to the server of SMTP_URL. Connections stay open between mails; `close` ends them.
 * @param from the address mail is sent from, alone or as Name <address>
 */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transporter = nodemailer.createTransport({
    ...mailServer(url),
    pool: true,
    maxConnections: PARALLEL,
    ...TIMEOUT,
    // A mail is text of ours: nothing in it may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';

  return {
    async send(mail) {
      try {
        await transporter.sendMail(envelope(mail, from, domain));
        return { ok: true };
      } catch (error) {
        return refusal(error);
      }
    },
    close: () => transporter.close(),
  };
}

/** Addresses are values, never lines to be parsed: they can't add a header or a second recipient. */
function envelope(
  { to, replyTo, subject, html, text, attachments, messageId, unsubscribeUrl }: FinishedMail,
  from: string,
  domain: string,
) {
  return {
    from,
    to: { name: '', address: to },
    replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
    subject,
    html,
    text,
    attachments: attachments?.map(({ content, ...rest }) => ({ ...rest, content: Buffer.from(content) })),
    messageId: `<${messageId}@${domain}>`,
    // Answers of machines (out of office) to a machine help nobody.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** Only a 5xx about this recipient or this text is final: a refused sender or password is ours to mend. */
function refusal(error: unknown): Handover {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const permanent = Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return { ok: false, permanent, answer: withoutAddresses(answerOf(error)) };
}

function withoutAddresses(answer: string): string {
  return answer.replace(/[^\s<>]+@[^\s<>]+/g, '[address]').slice(0, 300);
}

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/** What in SMTP_URL would talk nodemailer into sending a password over a connection that is not encrypted. */
const WEAKENING = ['requireTLS', 'secured'];

/** SMTP_URL as nodemailer takes it. A login goes over TLS or not at all, but to this machine. */
function mailServer(url: string): { url: string; requireTLS: boolean } {
  const address = new URL(url);
  const { username, password, hostname, searchParams } = address;
  for (const name of WEAKENING) if (searchParams.has(name)) searchParams.delete(name);
  return { url: address.href, requireTLS: username + password !== '' && !THIS_MACHINE.test(hostname) };
}

/** What a mail server answered, or what kept us from asking it, in one line. */
function answerOf(error: unknown): string {
  const {
    code = '',
    response,
    message = '',
  } = error as { code?: string; response?: string; message?: string };
  const unencrypted = code === 'ETLS' || message.includes('required STARTTLS');
  const answer = unencrypted
    ? `no password is sent without TLS, and this server does not offer it: ${message} ${response ?? ''}`
    : (response ?? `${code} ${message}`);
  return answer.replace(/\s+/g, ' ').trim();
}

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
