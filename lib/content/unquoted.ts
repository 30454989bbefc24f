/** What is wrong with a line of YAML, as the end of the sentence "this line ...". */
type Fault = string;

const QUOTE_IT = 'Put straight double quotes around the whole text.';

/** Spaces and dashes, a key with its colon, and what stands behind. */
const LINE = /^\s*(?:- +)*(?:("[^"]*"|[^\s:#"'{[][^:#]*):(?: +|$))?(.*?)\s*$/;
const BLOCK_HEAD = /(?:^|:\s+|-\s+)[|>][-+\d]*\s*(?:#.*)?$/;
/** A quote that goes on below. */
const UNCLOSED = /^"(?:[^"\\]|\\.)*$|^'(?:[^']|'')*$/;
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g;

const kept = (sign: string) => `begins a text with ${sign}, which YAML keeps for itself. ${QUOTE_IT}`;

/**
 * The first line on which a text stands as YAML does not take it, as far as a line shows it by itself.
 * @param until the line at which YAML gave up, counted from 1; without one the file can be read, and only
 * what is read in another way than it was meant is looked for: a text that is cut off, or taken for a name
 */
export function unquotedLine(text: string, until?: number): { line: number; message: Fault } | undefined {
  const lines = text.split('\n');
  for (let at = 0; at < (until ?? lines.length); at++) {
    const line = lines[at]!;
    const fault = misread(line) ?? (until === undefined ? undefined : unreadable(line));
    const isOpen = UNCLOSED.test(valueOf(line));
    const below = isOpen || BLOCK_HEAD.test(line) ? belongingTo(lines, at) : 0;
    if (fault !== undefined && !(isOpen && below > 0)) return { line: at + 1, message: fault };
    at += below;
  }
  return undefined;
}

/**
 * How many lines go on with a text such as that below "text: >-": they begin further to the right, or are
 * empty.
 */
function belongingTo(lines: readonly string[], head: number): number {
  const below = lines.slice(head + 1);
  const end = below.findIndex((line) => line.trim() !== '' && indent(line) <= indent(lines[head]!));
  return end === -1 ? below.length : end;
}

const indent = (line: string) => line.length - line.trimStart().length;
const valueOf = (line: string) => LINE.exec(line)?.[2] ?? '';

/** What YAML reads without a word, and not as it was meant. */
function misread(line: string): Fault | undefined {
  if (/^\s*#/.test(line)) return undefined;
  const value = valueOf(line);
  const hash = /(?:^|\s)(#[^\s#]\S*)/.exec(value.replace(QUOTED, '""'))?.[1];
  if (hash)
    return `is cut off before '${hash}': after a space, # begins a note that nobody sees. ${QUOTE_IT}`;
  return /^[*&!]/.test(value) ? kept(value[0]!) : undefined;
}

/** What YAML gives up at, here or many lines further down. */
function unreadable(line: string): Fault | undefined {
  if (/^(<{7}|={7}|>{7})( |$)/.test(line))
    return 'is left over from two edits at once (git). Keep one of the two, and delete the three marking lines.';
  if (/^ *\t/.test(line)) return 'begins with a tab. Use spaces, two for each step.';
  if (/^ *[\u00a0\u2000-\u200b\u3000]/.test(line))
    return 'begins with a space that is no plain space, as web pages have them. Delete it and type spaces.';
  if (/^\s*#/.test(line)) return undefined;
  const value = valueOf(line);
  const hasKey = LINE.exec(line)?.[1] !== undefined;
  if (!hasKey && /^-[\w"“‘]/.test(value)) return 'has no space after the dash of its list. Type one.';
  if (!hasKey && /^[A-Za-z]\w*:[^\s/]/.test(value))
    return 'has no space after the colon of its key. Type one.';
  return quotes(value) ?? brackets(value) ?? (hasKey ? plain(value) : undefined);
}

function quotes(value: string): Fault | undefined {
  if (/^[“”„‘’]/.test(value) && /: | #|:$/.test(value))
    return `has curly quotes around a text. Around a text YAML needs straight ones: "…"`;
  if (value.startsWith('"')) {
    const [, inner, rest] = /^"((?:[^"\\]|\\.)*)"(.*)$/.exec(value) ?? [];
    if (rest === undefined)
      return 'begins with a double quote that is not closed on its line. Close it at the end of the text.';
    if (!/^\s*(#.*|[,}\]:].*)?$/.test(rest))
      return 'has a straight double quote inside a text in double quotes. Write “ and ” inside.';
    const escape = /\\(?!["\\/nrt0abefvNLP_ xuU])./.exec(inner!.replaceAll('\\\\', ''))?.[0];
    return (
      escape &&
      `has '${escape}' in double quotes, where a backslash means something else. Write \\\\ for one.`
    );
  }
  if (!value.startsWith("'")) return undefined;
  const closed = /^'(?:[^']|'')*'(.*)$/.exec(value)?.[1];
  return closed !== undefined && /^\s*(#.*|[,}\]:].*)?$/.test(closed)
    ? undefined
    : 'has a straight apostrophe that opens or closes a quote. Write ’ for it, or put double quotes around the text.';
}

/**
 * A text that begins with a bracket or a brace, as one with {brand} does. What goes on below is a list that
 * is one.
 */
function brackets(value: string): Fault | undefined {
  if (!/^[{[]/.test(value)) return undefined;
  const bare = value.replace(QUOTED, '""');
  const open = [...bare].reduce(
    (depth, sign) => depth + Number('{['.includes(sign)) - Number('}]'.includes(sign)),
    0,
  );
  if (open === 0 && !/[}\]],?\s*(#.*)?$/.test(bare)) return `begins a text with ${value[0]}. ${QUOTE_IT}`;
  const colon = /[{,] *[\w-]+: [^",[{}\]]*?(\w+: )/.exec(bare);
  return colon
    ? `has a colon inside a text: '${colon[1]!.trim()}'. Put straight double quotes around that text.`
    : undefined;
}

function plain(value: string): Fault | undefined {
  const bare = value.replace(/\s#.*$/, '');
  if (/^[@`%]|^\? /.test(bare)) return kept(bare[0]!);
  if (/^[|>]/.test(bare) && !BLOCK_HEAD.test(bare))
    return `begins a text with ${bare[0]}, which promises a text on the lines below. ${QUOTE_IT}`;
  if (/^- /.test(bare)) return `begins a text with '- ', as a list does. ${QUOTE_IT}`;
  if (!/^["'[{]/.test(bare) && /:( |$)/.test(bare))
    return `has a colon and a space inside a text: '${/\S*:( |$)/.exec(bare)![0].trim()}'. ${QUOTE_IT}`;
  return undefined;
}
