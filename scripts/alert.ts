import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContent } from '../lib/content/load';
import { HOUR } from '../lib/kernel/time';
import { contentFolder } from '../lib/platform/config/running';
import { randomId } from '../lib/platform/random/random-id';
import { smtpTransport } from '../lib/platform/smtp/transport';
import { command, CommandError } from './owner/output';
import { loadEnvironment } from './setup/environment';
import { inProject } from './setup/project.mjs';

const OVER = 'over';

const HELP = `npm run alert -- [--over] [--told FILE] WHAT

Writes to the owner (notices in content/site.yaml) at once that WHAT has failed, or with --over that it works again, past the
database: that may be what has failed. For OnFailure= and OnSuccess= of a unit, or a line of cron. The exit code is 1 when the mail server did not take it; then stderr says why.

  --told FILE   notes there what was told: then nobody is told of the same failure again within an hour, and with --over
                only of one that was told, once
`;

await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      over: { type: 'boolean', default: false },
      told: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [what] = positionals;
  if (values.help || what === undefined) return void process.stdout.write(HELP);
  const note = values.told === undefined ? undefined : noteIn(values.told);
  if (note && !note.isNews(values.over)) return;
  const { SMTP_URL: url, MAIL_FROM: from, BASE_URL: site } = loadEnvironment();
  if (!url || !from) throw new CommandError('SMTP_URL and MAIL_FROM are not set: nobody can be written to.');
  const { notices } = loadContent(inProject(contentFolder())).site;
  const [happened, subject] = values.over
    ? ['works again', `Over: ${what} has failed`]
    : ['has failed', `Your site needs you: ${what} has failed`];
  const silence = values.over ? (note?.silence ?? '') : '';
  const text = `${what} ${happened} on the server of ${site}, at ${new Date().toISOString()}.${silence}\n\nIts log says why: journalctl -u ${what}\n`;
  const transport = smtpTransport({ url, from });
  const html = `<p>${text.replaceAll(/[&<>]/g, '').replaceAll('\n\n', '</p><p>')}</p>`;
  const mail = { to: notices.email, subject, text, html };
  const handover = await transport.send({ ...mail, messageId: randomId() });
  transport.close();
  if (!handover.ok) throw new CommandError(`The mail server did not take it: ${handover.answer}`);
  note?.keep(values.over);
});

/**
 * What was told of one failure, in a file: its time is that of the mail that it has begun, and it says so
 * when it is over. What is over stays noted for the rest of the hour, since it may come again. A note that
 * can't be read counts as none: rather twice than never.
 */
function noteIn(file: string) {
  const { begun, isOver = false } = attempted(file, 'read', () => readNote(file)) ?? {};
  const silentUntil = new Date((begun?.getTime() ?? 0) + HOUR);
  const isLately = begun !== undefined && Math.abs(Date.now() - begun.getTime()) < HOUR;
  return {
    isNews: (over: boolean): boolean => (over ? begun !== undefined && !isOver : !isLately),
    /** What whoever hears that it is over has to know of the rest of the hour. */
    silence: isLately
      ? `\n\nIf it fails again before ${silentUntil.toISOString().slice(11, 16)} UTC, you are told only if it still fails then.`
      : '',
    keep: (over: boolean): void => attempted(file, 'written', () => writeNote(file, over, begun)),
  };
}

function readNote(file: string): { begun?: Date; isOver?: boolean } {
  const begun = fs.statSync(file, { throwIfNoEntry: false })?.mtime;
  if (!begun) return {};
  const isOver = fs.readFileSync(file, 'utf8') === OVER;
  if (isOver && Math.abs(Date.now() - begun.getTime()) >= HOUR) fs.rmSync(file);
  return { begun, isOver };
}

/** Whole or not at all. */
function writeNote(file: string, over: boolean, begun: Date | undefined): void {
  const next = `${file}.new`;
  fs.writeFileSync(next, over ? OVER : '');
  if (over && begun) fs.utimesSync(next, begun, begun);
  fs.renameSync(next, file);
}

/** A note is worth no mail: what is wrong with it is said, and that is all. */
function attempted<T>(file: string, done: string, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    process.stderr.write(`The note ${file} can't be ${done}: ${String(error)}\n`);
    return undefined;
  }
}
