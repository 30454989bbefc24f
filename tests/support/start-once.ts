// A process of its own that does what the server does before its first request, and then ends.
import { start } from '../../lib/server/start';

await start();
console.log('started');
