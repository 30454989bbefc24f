import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../tests/support/free-port';
import { waiting } from './books';

/** A mail server that notes the Message-ID of everything it takes. */
export async function mailServer(mails: string[]): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        mails.push(/^Message-ID: <(.*)@/im.exec(mail)?.[1] ?? 'none');
        done();
      });
    },
  });
  server.on('error', () => undefined); // a process that is killed breaks off what it is sending
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return port;
}

/** Waits until the outbox of this database is empty, three minutes at most. */
export async function untilNothingWaits(url: string): Promise<void> {
  for (
    const end = Date.now() + 180_000;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 500))
  )
    if ((await waiting(url)) === 0) return;
}
