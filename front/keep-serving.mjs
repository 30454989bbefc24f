// node front/keep-serving.mjs SITE [SOCKET]: serves the release that SITE/current names, and another one when it is told to, without
// a gap: the process of the new release takes connections before that of the former takes no more. Deploying tells it over SOCKET
// (scripts/deploy.mjs). Ends when what it serves ends: whoever started it starts it again, from SITE/current.
import cluster from 'node:cluster';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Each process takes its connections itself: none passes through this one, and the limit of connections stays theirs. */
cluster.schedulingPolicy = cluster.SCHED_NONE;

const [site = '.', socket] = process.argv.slice(2);
const buildFolder = process.env.BUILD_FOLDER || '.next';
const port = Number(process.env.PORT || 3000);
let serving = null;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
try {
  await serve(fs.realpathSync(path.join(site, 'current')));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
if (socket) takeOrders();

/** Starts the process of a release, and tells the former one to finish once it listens. @throws when it does not come to that */
async function serve(release) {
  const former = serving;
  const next = await started(release);
  serving = next;
  next.once('exit', (code) => next === serving && !stopping && end(code || 1));
  former?.process.kill('SIGTERM');
}

function started(release) {
  cluster.setupPrimary({ exec: path.join(release, buildFolder, 'front.cjs'), cwd: release });
  const worker = cluster.fork();
  return new Promise((listens, failed) => {
    worker.on('listening', (address) => address.port === port && listens(worker));
    worker.once('exit', (code) => failed(new Error(`${release} did not start (exit code ${code}).`)));
  });
}

/** A line with the folder of a release is answered, when it serves or failed to, with "ok" or why. One at a time. */
function takeOrders() {
  fs.rmSync(socket, { force: true });
  let latest = Promise.resolve();
  const server = net.createServer((connection) => {
    connection.on('error', () => undefined);
    connection.setEncoding('utf8').once('data', (line) => {
      const order = () => serve(line.trim());
      latest = latest.then(order).then(
        () => connection.end('ok\n'),
        (error) => connection.end(`${error.message}\n`),
      );
    });
  });
  // Its folder is for the account of the site alone (deploy/systemd).
  server.listen(socket, () => fs.chmodSync(socket, 0o600));
}

/** Every process finishes what it has begun. */
function stop() {
  if (stopping) return;
  stopping = true;
  const workers = Object.values(cluster.workers);
  let left = workers.length;
  if (left === 0) end(0);
  let worst = 0;
  for (const worker of workers) {
    worker.once('exit', (code) => {
      worst ||= code ?? 1;
      if (--left === 0) end(worst);
    });
    worker.process.kill('SIGTERM');
  }
}

function end(code) {
  if (socket) fs.rmSync(socket, { force: true });
  process.exit(code);
}
