/** An error as a log may keep it. */
export type Described = { type: string; code?: string; message: string; stack?: string; cause?: Described };

const MOST = 2_000;

/**
 * What an error says, without what it may know of people: its own fields are left out but for the code (a database puts
 * rows into them), and addresses in its text are blotted out.
 */
export function described(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, ...plain(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: blotted(error.message),
    ...(error.stack && { stack: blotted(frames(error.stack)) }),
    ...(error.cause !== undefined && depth < 3 && { cause: described(error.cause, depth + 1) }),
  };
}

/** The lines of a stack that name places in the code: the message is told already. */
const frames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');

/** Not the places of packages whose names begin with @. */
const blotted = (told: string) =>
  told.slice(0, MOST).replaceAll(/[^\s"'<>(),:;=]*[^\s"'<>(),:;=/]@[^\s"'<>(),:;]+/g, '(address)');

/** What was thrown and is no error; of an object the text and the code, the rest may be anybody's. */
function plain(thrown: unknown): { code?: string; message: string } {
  if (typeof thrown !== 'object' || thrown === null) return { message: blotted(String(thrown)) };
  const { message, code, originalCode } = thrown as Record<string, unknown>;
  const known = [code, originalCode].find((one) => typeof one === 'string');
  return { ...(known && { code: known }), message: blotted(typeof message === 'string' ? message : '') };
}
