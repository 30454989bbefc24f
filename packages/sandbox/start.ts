import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { Mailbox } from './inbox/mailbox';
import { inboxServer } from './inbox/server';
import { smtpServer } from './inbox/smtp';
import { browserFiles } from './stripe-js/files';
import type { Keys } from './stripe/keys';
import { newSandbox } from './stripe/sandbox';
import { sandboxServer } from './stripe/server';
import type { WebhookEndpoint } from './stripe/webhooks';

const HOST = '127.0.0.1';

/** What stands in for the world outside, each on a port of its own; null: not started. */
export type StandIns = {
  stripe: { port: number; keys: Keys; webhook: WebhookEndpoint } | null;
  mail: { inboxPort: number; smtpPort: number } | null;
};

/** Starts them on the loopback interface. @returns what stops them @throws when a port is taken */
export async function startStandIns({ stripe, mail }: StandIns): Promise<() => void> {
  const stops: (() => void)[] = [];
  if (stripe) {
    const sandbox = newSandbox(stripe);
    const server = sandboxServer(sandbox, await browserFiles());
    await listen(server, stripe.port);
    stops.push(() => sandbox.deliveries.reset(), closing(server));
  }
  if (mail) {
    const mailbox = new Mailbox();
    const behaviour = { mode: 'open' as const };
    const inbox = inboxServer(mailbox, behaviour);
    const smtp = smtpServer(mailbox, behaviour);
    await listen(inbox, mail.inboxPort);
    await listen(smtp.server, mail.smtpPort);
    stops.push(closing(inbox), () => smtp.close());
  }
  return () => {
    for (const stop of stops) stop();
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, HOST);
  await once(server, 'listening');
}

function closing(server: HttpServer): () => void {
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
