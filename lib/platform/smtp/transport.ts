import nodemailer from 'nodemailer';
import type { MailTransport } from '@/lib/mail/rules/finished-mail';
import type { FinishedMail, Handover } from '@/lib/mail/rules/finished-mail';
import { answerOf, mailServer } from './server-address';

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

/**
 * The address is handed over as a value, never as a line to be parsed: it can't add a header or a second
 * recipient.
 */
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

/**
 * Only a 5xx about this recipient or this text is final. A refused sender or password is ours to mend, and
 * the mail waits.
 */
function refusal(error: unknown): Handover {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const permanent = Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return { ok: false, permanent, answer: withoutAddresses(answerOf(error)) };
}

function withoutAddresses(answer: string): string {
  return answer.replace(/[^\s<>]+@[^\s<>]+/g, '[address]').slice(0, 300);
}
