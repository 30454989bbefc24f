type Described = { type: string; code?: string; message: string; stack?: string; cause?: Described };

const MOST = 2_000;

/**
 * What an error says, without what it may know of people: its own fields are left out but for the code, and
 * addresses in its text are blotted out. Of a database's error only names are told, since its text repeats
 * what was asked with.
 */
export function described(error: unknown, depth = 0): Described {
  if (isOfDatabase(error)) return ofDatabase(error);
  if (!(error instanceof Error)) return { type: typeof error, ...plain(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: blotted(error instanceof SyntaxError ? unquoted(error.message) : error.message),
    ...stackOf(error),
    ...(error.cause !== undefined && depth < 3 && { cause: described(error.cause, depth + 1) }),
  };
}

type OfDatabase = Error & {
  code?: unknown;
  meta?: { modelName?: unknown; driverAdapterError?: { cause?: unknown } };
};

/** Prisma's errors, those of its adapters, and those of pg, which have no name of their own. */
function isOfDatabase(error: unknown): error is OfDatabase {
  if (typeof error !== 'object' || error === null) return false;
  const { name = '' } = error as { name?: string };
  return /^(Prisma|DriverAdapter)/.test(name) || 'originalCode' in error || 'severity' in error;
}

/** The call, the argument, and what the database calls the reason, the table and the column. */
function ofDatabase(error: OfDatabase): Described {
  const text = String(error.message);
  const call = /Invalid `(prisma\.[\w.$]{1,80})\(\)` invocation/.exec(text)?.[1];
  const argument = /\n(?:A|Invalid value for a)rgument `(\w{1,60})`/.exec(text)?.[1];
  const inner = error.meta?.driverAdapterError?.cause ?? error.cause ?? error;
  const { kind, originalCode, table, column, constraint } = inner as Record<string, unknown>;
  const columns = (constraint as { fields?: unknown[] } | undefined)?.fields ?? [];
  const names = [kind, originalCode, table, column, ...columns].filter(isName);
  return {
    type: isName(error.name) ? error.name : 'database',
    ...(isName(error.code) && { code: error.code }),
    message: [call, argument && `argument ${argument}`, ...names].filter(Boolean).join(', '),
    ...(error instanceof Error && stackOf(error)),
  };
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.$]{1,80}$/.test(value);

/** The lines of a stack that name places in the code: the message in front of them is told already. */
function stackOf({ stack = '', message }: Error): { stack?: string } {
  const begin = stack.indexOf(message);
  const frames = stack
    .slice(begin < 0 ? 0 : begin + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return frames.length > 0 ? { stack: blotted(frames.join('\n')) } : {};
}

/** What could not be parsed stands between quotes. */
const unquoted = (told: string) => told.replaceAll(/(["'`]).*\1/gs, '(text)');

/** Not the places of packages whose names begin with @. */
const blotted = (told: string) =>
  told.slice(0, MOST).replaceAll(/[^\s"'<>(),:;=]*[^\s"'<>(),:;=/]@[^\s"'<>(),:;]+/g, '(address)');

/** For what was thrown and is no Error: the rest of an object may be personal. */
function plain(thrown: unknown): { code?: string; message: string } {
  if (typeof thrown !== 'object' || thrown === null) return { message: blotted(String(thrown)) };
  const { message, code } = thrown as Record<string, unknown>;
  return {
    ...(typeof code === 'string' && { code }),
    message: blotted(typeof message === 'string' ? message : ''),
  };
}
