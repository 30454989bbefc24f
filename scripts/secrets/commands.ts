import { dayAfter } from '../../lib/kernel/zone';
import { EnvError, readEnv } from '../../lib/platform/config/env';
import { keyFingerprint } from '../../lib/platform/files/link-signing';
import { CommandError, table } from '../owner/output';
import { type Kind, KINDS, makeSandboxWebhookSecret } from './kinds';
import type { Places } from './places';
import type { Changes, SecretFile } from './secret-file';
import { type Held, heldIn, isDay, linesOf, nextOf, prepare, replace, retire, use } from './steps';

export type World = {
  places: Places;
  /** The one that was named, if one was. */
  file?: string | undefined;
  /** What was set before any file was read. */
  shell: NodeJS.ProcessEnv;
  /** 2026-03-01, UTC */
  today: string;
  /** Reads what somebody types or pipes in, unseen. */
  ask: (question: string) => Promise<string>;
  /** One line or several for whoever runs the command; never with a secret in it. */
  say: (text: string) => void;
};

type One = { name: string; kind: Kind; place: SecretFile; held: Held };

/** How secrets stand, one row each. */
type Standing = {
  name: string;
  file: string;
  /** Fingerprints; null for what a fingerprint could help to guess. */
  used: string | null;
  next: string | null;
  former: { fingerprint: string; since: string; until: string | null }[];
  retired: string[];
};

export function status({ places }: Pick<World, 'places'>): Standing[] {
  return chosen([], places).map(({ name, kind, place, held }) => {
    const marked = (of: (mark: string) => boolean) => held.others.filter(({ mark }) => of(mark));
    const prints = (of: string) => marked((mark) => mark === of).map(({ secret }) => keyFingerprint(secret));
    return {
      ...{ name, file: place.file, used: isPassword(name) ? null : keyFingerprint(held.used) },
      next: prints('next')[0] ?? null,
      former: marked(isDay).map(({ mark, secret }) => ({
        fingerprint: keyFingerprint(secret),
        since: mark,
        until: kind.days === null ? null : dayAfter(mark, kind.days),
      })),
      retired: prints('retired'),
    };
  });
}

/** A password may have been chosen by a person: who has its fingerprint could try out words. */
const isPassword = (name: string) => name === 'SMTP_URL' || name === 'DATABASE_URL';

export const statusTable = (standing: Standing[]): string =>
  table([
    ['secret', 'used', 'next', 'accepted', 'retired'],
    ...standing.map(({ name, used, next, former, retired }) => [
      name,
      used ?? 'set',
      next ?? '',
      former.map(({ fingerprint, since, until }) => `${fingerprint} (${since} to ${until})`).join(' '),
      retired.join(' '),
    ]),
  ]);

/** Makes the next ones, or takes over what was made elsewhere. Without names: all that are made here. */
export async function rotate(names: string[], world: World): Promise<void> {
  const all = chosen(names, world.places).map((one) =>
    world.places.isDemos(one.place) && one.name === 'STRIPE_WEBHOOK_SECRET' ? ofSandbox(one) : one,
  );
  const changed: One[] = [];
  for (const one of all) {
    const { name, kind, held } = one;
    const make = kind.make;
    if (make) changed.push({ ...one, held: prepare(held, make) });
    else if (names.includes(name)) changed.push({ ...one, held: await takenOver(one, world) });
  }
  if (changed.length === 0)
    throw new CommandError(`No secret that is made here is set: ${MADE_HERE.join(', ')}.`);
  write(changed, world);
  for (const { name, kind, held } of changed) {
    const next = nextOf(held);
    if (next) {
      world.say(
        `${name}: the next one, ${keyFingerprint(next)}, is accepted after a restart, and not used yet.`,
      );
      if (kind.elsewhere?.rotate) world.say(kind.elsewhere.rotate);
    } else sayUsed(name, kind, held, world);
  }
  const isBuilt = changed.some(({ kind }) => kind.built);
  world.say(
    `${isBuilt ? 'Now run npm run build, then restart' : 'Now restart'} every process of the site, one after the other.`,
  );
  if (changed.some(({ held }) => nextOf(held)))
    world.say(`Then run npm run secrets -- use${world.file ? ` --file ${world.file}` : ''}`);
}

const MADE_HERE = Object.keys(KINDS).filter((name) => KINDS[name]?.make);

const ofSandbox = (one: One): One => ({ ...one, kind: { ...one.kind, make: makeSandboxWebhookSecret } });

async function takenOver({ name, kind, held }: One, { ask, say, today }: World): Promise<Held> {
  say(kind.elsewhere?.before ?? '');
  const typed = (await ask(`The new ${name} (it is not shown): `)).trim();
  if (!typed) throw new CommandError(`No new ${name} was typed or piped in. Nothing has been changed.`);
  return kind.days === null ? { ...held, used: typed } : replace(held, typed, today);
}

/** What was next is used, and the former one accepted on. Without names: every one that has a next. */
export function useNext(names: string[], world: World): void {
  const all = chosen(names, world.places).filter(({ held }) => nextOf(held));
  if (all.length === 0) return world.say('There is no next secret: npm run secrets -- rotate makes some.');
  const changed = all.map((one) => ({ ...one, held: use(one.held, world.today) }));
  write(changed, world);
  for (const { name, kind, held } of changed) sayUsed(name, kind, held, world);
  world.say('Now restart every process of the site, one after the other.');
}

function sayUsed(name: string, kind: Kind, held: Held, { say }: World): void {
  const which = isPassword(name) ? 'the new one' : keyFingerprint(held.used);
  say(`${name}: ${which} is used after a restart.`);
  if (kind.elsewhere?.use) say(kind.elsewhere.use);
}

/** Former ones whose time is over are accepted no more. @param now before their time, too */
export function retireFormer(names: string[], { now }: { now: boolean }, world: World): void {
  if (now && names.length === 0) throw new CommandError('Which secret is to be retired before its time?');
  const all = chosen(names, world.places).filter(({ kind }) => kind.days !== null);
  const changed = all.flatMap((one) => {
    const kept = one.name === 'LINK_SECRET';
    const held = retire(one.held, { today: world.today, days: now ? 0 : (one.kind.days ?? 0), kept });
    return JSON.stringify(held) === JSON.stringify(one.held) ? [] : [{ ...one, held }];
  });
  write(changed, world);
  for (const { name, kind } of changed) {
    world.say(`${name}: what was replaced is accepted no more after a restart.`);
    if (kind.elsewhere?.retire) world.say(kind.elsewhere.retire);
  }
  world.say(
    changed.length > 0
      ? 'Now restart every process of the site, one after the other.'
      : 'No former secret has had its time: npm run secrets -- status says until when each is accepted.',
  );
}

/** @throws CommandError for a name that is no secret's, or one that is not set */
function chosen(names: string[], places: Places): One[] {
  const unknown = names.find((name) => !(name in KINDS));
  if (unknown)
    throw new CommandError(
      `${unknown} is no secret of the site. These are: ${Object.keys(KINDS).join(', ')}.`,
    );
  return Object.entries(KINDS)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .flatMap(([name, kind]) => {
      const place = places.of(name);
      const held = place && heldIn(place.values, name);
      if (place && held) return [{ name, kind, place, held }];
      if (names.length > 0) throw new CommandError(`${name} is not set.`);
      return [];
    });
}

/**
 * Next, systemd and a shell read these signs in different ways: NAME_ALSO might get another secret than the
 * site's.
 */
function expectOneReading({ name, held, place }: One): void {
  if (/[$\\`]/.test([held.used, ...held.others.map(({ secret }) => secret)].join('')))
    throw new CommandError(
      `${name} has a $, \\ or \`, which environment files read in different ways. Replace it in ${place.file} by hand, ` +
        `and add the former one to ${name}_ALSO (docs/decisions/027). Nothing has been changed.`,
    );
}

/** Writes all changes of a file at once, and only if the site would accept the result. */
function write(all: One[], { say, shell }: World): void {
  all.filter(({ kind }) => kind.days !== null).forEach(expectOneReading);
  for (const place of new Set(all.map((one) => one.place))) {
    const changes: Changes = {};
    for (const { name, kind, held } of all.filter((one) => one.place === place))
      Object.assign(changes, kind.days === null ? { [name]: held.used } : linesOf(name, held));
    expectReadable({ ...shell, ...place.values, ...changes });
    const before = place.change(changes);
    if (before) say(`${place.file} is changed. What it was is in ${before}: delete that when all is well.`);
  }
}

function expectReadable(values: Record<string, string | undefined | null>): void {
  try {
    readEnv(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined])));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    throw new CommandError(`Nothing has been changed:\n  - ${error.problems.join('\n  - ')}`);
  }
}
