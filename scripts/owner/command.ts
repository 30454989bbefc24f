import { parseArgs, type ParseArgsConfig } from 'node:util';
import { openSite, type Site } from '../setup/open-site';
import { CommandError, whatWentWrong } from './output';

type Options = NonNullable<ParseArgsConfig['options']>;
const COMMON = { help: { type: 'boolean' }, json: { type: 'boolean' } } as const;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O & typeof COMMON }>>['values'];

type Command<O extends Options> = {
  /** What --help prints. */
  help: string;
  /** Beside --help and --json. */
  options: O;
  /** Whether it takes words that are no options. */
  takesWords?: boolean;
};

/** Runs a command, and says what went wrong in one line. */
export async function command<const O extends Options>(
  { help, options, takesWords = false }: Command<O>,
  run: (values: Values<O>, words: string[]) => Promise<void>,
): Promise<void> {
  try {
    const given = { options: { ...options, ...COMMON }, allowPositionals: takesWords };
    const { values, positionals } = parseArgs<{ options: O & typeof COMMON }>(given);
    if ((values as { help?: boolean }).help) process.stdout.write(help);
    else await run(values, positionals);
  } catch (error) {
    process.stderr.write(`${whatWentWrong(error)}\n`);
    process.exitCode = 1;
  }
}

/** What a command with a site is given. */
export type Given = {
  site: Site;
  /** The words after its name. */
  args: string[];
  json: boolean;
  yes?: boolean;
  reason?: string;
  file?: string;
  weeks?: string;
  days?: string;
};
type SiteOption = Exclude<keyof Given, 'site' | 'args' | 'json'>;

/** How many rows a list has; an export has all. */
export const LISTED = 50;

/** How many words follow the name of a command. */
type Told = { min: number; max: number };

/** What --help of each of them ends with. */
const FOR_ALL = `  --json         the same as JSON
  --help         this text

Times are by the clock of timeZone in content/site.yaml, in CSV and JSON in UTC, as 2026-03-01T10:05:00.000Z. The exit code is 1
when something could not be done.
`;

/** Runs the one of several commands that was named, with the site, which may be running beside it. */
export async function siteCommand(
  commandsHelp: string,
  names: SiteOption[],
  commands: Record<string, Told & { run: (given: Given) => Promise<void> }>,
): Promise<void> {
  const help = commandsHelp + FOR_ALL;
  const options: Options = Object.fromEntries(
    names.map((name) => [name, { type: name === 'yes' ? 'boolean' : 'string' }]),
  );
  await command({ help, options, takesWords: true }, async (typed, words) => {
    const { run, args } = named(commands, words, help);
    const values = typed as Record<string, string | undefined>;
    // The terminal of whoever called is no log: it may show what a database says.
    const onUnexpectedError = (error: unknown) => void process.stderr.write(`${reasonOf(error)}\n`);
    const site = openSite({ onUnexpectedError });
    try {
      await run({ ...values, site, args, json: typed.json ?? false });
    } finally {
      await site.close();
    }
  });
}

const reasonOf = (error: unknown) => String(error instanceof Error && error.cause ? error.cause : error);

/** The one of several commands that was named, and the words after its name. @throws CommandError */
function named<C extends Told>(commands: Record<string, C>, words: string[], help: string) {
  const [name = '', ...args] = words;
  const chosen = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (!chosen) throw new CommandError(`${name ? `There is no command "${name}".\n\n` : ''}${help}`);
  if (args.length < chosen.min || args.length > chosen.max)
    throw new CommandError(`${name} is used as in this list:\n\n${help}`);
  return { ...chosen, args };
}

/** The number that an option gives. @throws CommandError for anything else */
export function asCount(option: string, text: string, most: number): number {
  if (!/^[1-9]\d*$/.test(text) || Number(text) > most)
    throw new CommandError(`${option} is a number from 1 to ${most}.`);
  return Number(text);
}

/** The port that a page for this machine listens at. @throws CommandError */
export const asPort = (text: string): number => asCount('--port', text, 65_535);
