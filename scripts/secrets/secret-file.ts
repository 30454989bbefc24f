import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { stamp } from '../backups/folder';
import { CommandError } from '../owner/output';

type Values = Record<string, string | undefined>;
/** Null: the variable goes. */
export type Changes = Record<string, string | null>;

/** A file that secrets stand in. */
export type SecretFile = {
  file: string;
  values: Values;
  /** @returns where the file is kept as it was; null: there was nothing to change */
  change(changes: Changes): string | null;
};

/**
 * What every reader of environment files, a shell too, takes as it stands; others need quotes, or are read in
 * two ways.
 */
const PLAIN = /^[\w+/=:.~@%,-]*$/;
const QUOTABLE = /^[\w+/=:.~@%,?&;!*()#'<> [\]{}|^-]*$/;

/** @param changed the whole text of the file with what of the changes is new */
function secretFile(
  file: string,
  values: Values,
  changed: (news: [string, string | null][]) => string,
): SecretFile {
  return {
    file,
    values,
    change(changes) {
      const news = Object.entries(changes).filter(([name, value]) => (values[name] ?? null) !== value);
      return news.length === 0 ? null : putInPlace(file, changed(news));
    },
  };
}

/** A file of lines NAME=value, as Next, systemd and Docker read them. Comments and order stay. */
export function environmentFile(file: string): SecretFile {
  const text = fs.readFileSync(file, 'utf8');
  const values = parseEnv(text);
  return secretFile(file, values, (news) => {
    const changed = news.reduce((lines, [name, value]) => withLine(lines, name, value), text);
    const read = parseEnv(changed);
    const wanted = {
      ...values,
      ...Object.fromEntries(news.map(([name, value]) => [name, value ?? undefined])),
    };
    for (const name of new Set([...Object.keys(read), ...Object.keys(wanted)]))
      if (read[name] !== wanted[name])
        throw new CommandError(
          `${file} can't be changed line by line: look at ${name}. Nothing has been changed.`,
        );
    return changed;
  });
}

/** One line changed, added after that of the variable it belongs to, or taken out. */
function withLine(text: string, name: string, value: string | null): string {
  const line = (of: string) => new RegExp(`^([ \\t]*(?:export[ \\t]+)?${of}[ \\t]*=[ \\t]*)(.*)$`, 'gm');
  const found = [...text.matchAll(line(name))].at(-1);
  if (value === null)
    return text.replace(line(name), TAKEN_OUT).replaceAll(`${TAKEN_OUT}\n`, '').replaceAll(TAKEN_OUT, '');
  if (found) {
    const [whole, begin = '', rest = ''] = found;
    const [, quote = '', end = ''] = /^(?:(["']).*\1|[^#\s]*)(\s+#.*|\s*)$/.exec(rest) ?? [];
    return splice(text, found.index, whole.length, begin + quoted(value, name, quote) + end);
  }
  const owner = [...text.matchAll(line(name.replace(/_ALSO$/, '')))].at(-1);
  const added = `${name}=${quoted(value, name, '')}`;
  if (owner) return splice(text, owner.index + owner[0].length, 0, `\n${added}`);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${added}\n`;
}

const TAKEN_OUT = '\u0000';

function quoted(value: string, name: string, quote: string): string {
  if (PLAIN.test(value)) return quote + value + quote;
  if (QUOTABLE.test(value)) return `"${value}"`;
  throw new CommandError(
    `${name} has a character that environment files read in different ways ($, a quote, a backslash): ` +
      'in an address write it as %24 and the like, otherwise change the file by hand.',
  );
}

const splice = (text: string, at: number, length: number, put: string) =>
  text.slice(0, at) + put + text.slice(at + length);

/**
 * Puts a text in the place of a file, whole or not at all, and keeps the file as it was beside it. Both can
 * be read by the owner alone, and by the group where the file was for owner and group.
 * @returns where the former one is
 */
function putInPlace(link: string, text: string): string {
  const file = fs.realpathSync(link);
  const { mode, uid, gid } = fs.statSync(file);
  const before = `${file}.before-${stamp(new Date())}`;
  const part = `${file}.part`;
  for (const [name, content] of [
    [before, fs.readFileSync(file)],
    [part, text],
  ] as const) {
    fs.rmSync(name, { force: true });
    const open = fs.openSync(name, 'wx', 0o600);
    try {
      fs.writeFileSync(open, content);
      if (process.getuid?.() === 0) fs.fchownSync(open, uid, gid);
      fs.fchmodSync(open, mode & 0o007 ? 0o600 : mode & 0o640);
      fs.fsyncSync(open);
    } finally {
      fs.closeSync(open);
    }
  }
  fs.renameSync(part, file);
  const folder = fs.openSync(path.dirname(file), 'r');
  fs.fsyncSync(folder);
  fs.closeSync(folder);
  return before;
}

/** How the demo's own file calls them. */
const IN_DEMO: Record<string, string> = {
  STRIPE_PUBLISHABLE_KEY: 'publishableKey',
  STRIPE_SECRET_KEY: 'secretKey',
  LINK_SECRET: 'linkSecret',
  LINK_SECRET_ALSO: 'linkSecretAlso',
  STRIPE_WEBHOOK_SECRET: 'webhookSecret',
  STRIPE_WEBHOOK_SECRET_ALSO: 'webhookSecretAlso',
};

/** The secrets a demo made for itself at its first start. */
export function demoFile(file: string): SecretFile {
  const found = JSON.parse(fs.readFileSync(file, 'utf8')) as Values;
  const values = Object.fromEntries(Object.entries(IN_DEMO).map(([name, key]) => [name, found[key]]));
  return secretFile(file, values, (news) => {
    const changed = { ...found };
    for (const [name, value] of news) changed[IN_DEMO[name]!] = value ?? undefined;
    return `${JSON.stringify(changed, null, 2)}\n`;
  });
}
