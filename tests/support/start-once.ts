// A process of its own that does what the server does before its first request, and then ends: that of `npm start`, behind
// our own front.
import { noteFront } from '../../lib/platform/config/running';
import { start } from '../../lib/server/start';

noteFront();
await start();
console.log('started');
