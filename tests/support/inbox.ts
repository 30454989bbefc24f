import { INBOX_URL } from './site-environment.mjs';

/** A mail as the inbox tells of it; from and to are those of the envelope. */
type CaughtMail = {
  id: string;
  from: string;
  to: string[];
  subject?: string;
  messageId?: string;
  text?: string;
  html?: string;
  headers: { key: string; value: string }[];
  attachments: { filename: string | null; mimeType: string }[];
};

/** The inbox that the site under test sends its mail to, or another one. */
export function inbox(url = INBOX_URL) {
  const post = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };
  return {
    /**
     * Mails to an address, newest first, as soon as there are so many of them; fewer when the wait (ms) is
     * over.
     */
    mailsTo: async (address: string, { count = 1, wait = 10_000 } = {}): Promise<CaughtMail[]> => {
      const query = new URLSearchParams({ to: address, count: String(count), wait: String(wait) });
      return (await (await fetch(`${url}/api/mails?${query}`)).json()) as CaughtMail[];
    },
    clear: () => post('/clear'),
    /** How the mail server behaves from now on. */
    behave: (mode: 'open' | 'refuse' | 'reject' | 'drop' | 'cut-after') => post('/smtp', { mode }),
  };
}
