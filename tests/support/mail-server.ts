import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/**
 * What arrived: the envelope's recipients, the raw lines of the head, and the mail as a mail program reads
 * it.
 */
export type Arrived = Email & { to_: string[]; raw: string };

export type MailServer = {
  url: string;
  port: number;
  arrived: Arrived[];
  /** Refuses with this code and text, for the whole of a step, until it is set to null again. */
  refuse: { at: 'RCPT' | 'DATA'; code: number; text: string } | null;
  /**
   * Called with a mail before it is accepted; a throw refuses it. As long as it has not ended, neither has
   * the conversation.
   */
  beforeAccepting: ((mail: Arrived) => Promise<void>) | null;
  stop(): Promise<void>;
};

/**
 * A real mail server on the loopback interface.
 * @param port any free one if it is not given
 * @param logins who may send, as name:password, whatever is in it at that moment; without it, everybody may
 */
export async function startMailServer(port = 0, logins?: Set<string>): Promise<MailServer> {
  const refusal = (step: 'RCPT' | 'DATA') => {
    if (mail.refuse?.at !== step) return undefined;
    return Object.assign(new Error(mail.refuse.text), { responseCode: mail.refuse.code });
  };
  const server = new SMTPServer({
    authOptional: !logins,
    allowInsecureAuth: true,
    disabledCommands: logins ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: ({ username, password }, _session, done) =>
      logins?.has(`${username}:${password}`)
        ? done(null, { user: username })
        : done(new Error('Wrong login')),
    logger: false,
    // A worker keeps its connections open: the server does not wait for it to end them.
    closeTimeout: 1,
    onRcptTo: (_address, _session, done) => done(refusal('RCPT')),
    onData: (stream, session, done) => {
      void read(stream, session)
        .then(async (one) => {
          const refused = refusal('DATA');
          if (refused) return done(refused);
          await mail.beforeAccepting?.(one);
          mail.arrived.push(one);
          done();
        })
        .catch(done);
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    arrived: [],
    refuse: null,
    beforeAccepting: null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}

async function read(stream: AsyncIterable<Uint8Array>, session: SMTPServerSession): Promise<Arrived> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const raw = Buffer.concat(chunks).toString('utf8');
  const email = await PostalMime.parse(raw);
  return { ...email, to_: session.envelope.rcptTo.map(({ address }) => address), raw };
}
