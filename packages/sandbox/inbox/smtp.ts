import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox';

/**
 * How the mail server behaves. refuse: try again later (451); reject: never (550); drop: hangs up at once;
 * cut-after: takes the mail, and hangs up before it says so.
 */
export const SMTP_MODES = ['open', 'refuse', 'reject', 'drop', 'cut-after'] as const;
export type Behaviour = { mode: (typeof SMTP_MODES)[number] };

const LARGEST_MAIL = 20 * 1024 * 1024;

/** A real SMTP server that takes every mail, and sends none on. It asks for no password and speaks no TLS. */
export function smtpServer(mailbox: Mailbox, behaviour: Behaviour): SMTPServer {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_MAIL,
    onConnect({ remotePort }, callback) {
      if (behaviour.mode === 'drop') sockets.get(remotePort)?.destroy();
      else callback();
    },
    onMailFrom(_, __, callback) {
      if (behaviour.mode === 'refuse') callback(answer(451, 'Try again later'));
      else callback();
    },
    onRcptTo(_, __, callback) {
      if (behaviour.mode === 'reject') callback(answer(550, 'No such mailbox'));
      else callback();
    },
    onData(stream, { envelope, remotePort }, callback) {
      const { mailFrom, rcptTo } = envelope;
      buffer(stream)
        .then((raw) =>
          mailbox.add(
            raw,
            mailFrom ? mailFrom.address : '',
            rcptTo.map(({ address }) => address),
          ),
        )
        .then(
          () => (behaviour.mode === 'cut-after' ? void sockets.get(remotePort)?.destroy() : callback()),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  // A client that hangs up is its own business.
  server.on('error', () => undefined);
  return server;
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
