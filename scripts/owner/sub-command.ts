import { CommandError } from './output';

/** What a command may be told: how many words follow its name. */
type Told = { min: number; max: number };

/**
 * The one of several commands that was named, and the words after its name.
 * @throws CommandError for a command that there is not, and for too few words or too many
 */
export function named<C extends Told>(commands: Record<string, C>, words: string[], help: string) {
  const [name = '', ...args] = words;
  const chosen = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (!chosen) throw new CommandError(`${name ? `There is no command "${name}".\n\n` : ''}${help}`);
  if (args.length < chosen.min || args.length > chosen.max)
    throw new CommandError(`${name} is used as in this list:\n\n${help}`);
  return { ...chosen, args };
}

/** The number that an option gives. @throws CommandError for anything else */
export function asCount(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CommandError(`${option} is a number from 1 on.`);
  return Number(text);
}
