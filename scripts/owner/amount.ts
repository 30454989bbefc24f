import { CommandError } from './output';

/** An amount as it is typed, "12" or "12.50" dollars, in cents. @throws CommandError for anything else */
export function asCents(amount: string): number {
  const [, dollars = '', rest = '00'] = /^\$?(\d{1,6})(?:\.(\d\d))?$/.exec(amount) ?? [];
  if (dollars === '') throw new CommandError('The amount is in dollars, such as 12 or 12.50.');
  return Number(dollars) * 100 + Number(rest);
}
