// The one process of the demo beside the site: Stripe's stand-in, the mail server and its inbox.
// It is told what to start by its parent, over the channel between them, and ends with it.
import { startStandIns, type StandIns } from './start';

if (!process.send) {
  console.error('This is started by npm run demo and npm run dev, and not by itself.');
  process.exit(1);
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group: the site goes first, and may still need mail and Stripe while it does.
process.on('SIGINT', () => undefined);

process.once('message', (wanted: StandIns) => {
  startStandIns(wanted).then(
    () => process.send?.('ready'),
    (error: unknown) => process.send?.(String(error)),
  );
});
