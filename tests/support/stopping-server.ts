// A process of its own that stops as the site does. GET /slow is answered when GET /go comes.
import { createServer, type ServerResponse } from 'node:http';
import { stopOnSignal } from '../../front/stop';

const waiting: ServerResponse[] = [];
const server = createServer((request, response) => {
  if (request.url === '/slow') {
    waiting.push(response);
    console.log('waiting');
  } else response.end('there');
});
process.on('message', () => waiting.forEach((response) => response.end('finished')));

const limitMs = Number(process.argv[2]);
const said = (what: string) => () => Promise.resolve(console.log(what));
stopOnSignal(server, { work: said('work stopped'), rest: said('closed') }, limitMs);
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
