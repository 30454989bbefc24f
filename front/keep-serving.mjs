// node front/keep-serving.mjs SITE [SOCKET [SECONDS]]: serves the release that SITE/current names, and
// another one when it is told to, without a gap: the process of the new release takes connections before that
// of the former takes no more. Deploying tells it over SOCKET (scripts/deploy.mjs). Ends when what it serves
// ends: whoever started it starts it again, from SITE/current.
import cluster from 'node:cluster';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/**
 * Each process takes its connections itself: none passes through this one, and the limit of connections stays
 * theirs.
 */
cluster.schedulingPolicy = cluster.SCHED_NONE;

const [site, socket] = process.argv.slice(2, 4).map((given) => path.resolve(given));
/**
 * How long (s) a release that is to take the place of another may take to start. The first one: as long as it
 * takes.
 */
const limit = Number(process.argv[4] ?? 60);
const buildFolder = process.env.BUILD_FOLDER || '.next';
const port = Number(process.env.PORT || 3000);
const workers = new Set();
/** Those that were told to finish. Told again they would end at once (front/stop.ts). */
const told = new Set();
let serving = null;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
try {
  const first = serve(fs.realpathSync(path.join(site, 'current')));
  // Already now: a deploy that found nobody to ask would leave its release to the next start.
  if (socket) takeOrders(first);
  await first;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  end(1);
}

/**
 * Starts the process of a release, and tells the former one to finish once it listens.
 * @throws when it does not come to that
 */
async function serve(release) {
  if (stopping) throw new Error('The site is being stopped.');
  const former = serving;
  const next = await started(release);
  serving = next;
  next.once('exit', (code) => next === serving && !stopping && end(code || 1));
  if (former) finish(former);
}

function started(release) {
  cluster.setupPrimary({ exec: path.join(release, buildFolder, 'front.cjs'), cwd: release });
  const worker = cluster.fork();
  workers.add(worker);
  return new Promise((listens, failed) => {
    const late = serving && setTimeout(() => giveUp(` within ${limit} s`), limit * 1000);
    const giveUp = (why) => {
      worker.process.kill('SIGKILL');
      failed(new Error(`${release} did not start${why}.`));
    };
    worker.on('listening', (address) => {
      if (address.port !== port) return;
      clearTimeout(late);
      listens(worker);
    });
    worker.once('exit', (code) => {
      clearTimeout(late);
      workers.delete(worker);
      failed(new Error(`${release} did not start (exit code ${code}).`));
    });
    // Stays: what can't be sent to one that is ending is no reason to end.
    worker.on('error', (error) => {
      clearTimeout(late);
      // Without a process there will be no exit.
      if (worker.process.pid === undefined) workers.delete(worker);
      failed(new Error(`${release} did not start (${error.message}).`));
    });
  });
}

function finish(worker) {
  if (told.has(worker)) return;
  told.add(worker);
  worker.process.kill('SIGTERM');
}

/**
 * A line with the folder of a release is answered, when it serves or failed to, with "ok" or why. One at a
 * time, after the first.
 */
function takeOrders(first) {
  fs.rmSync(socket, { force: true });
  let latest = first;
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
  let worst = 0;
  for (const worker of workers) {
    worker.once('exit', (code) => {
      worst ||= code ?? 1;
      if (workers.size === 0) end(worst);
    });
    finish(worker);
  }
  if (workers.size === 0) end(0);
}

function end(code) {
  if (socket) fs.rmSync(socket, { force: true });
  process.exit(code);
}
