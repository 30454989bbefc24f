import { TableHead } from '@/components/ui/table-head';
import { contrast } from './contrast';

/** The value of a config key: a color, or shades of it with DEFAULT as the one without a name of its own. */
type ColorTokens = Record<string, string | Record<string, string>>;

type Pairing = { text: string; ground: string; needed: 3 | 4.5; for: string };

/** Which token stands on which, and what for. */
const PAIRINGS: Pairing[] = [
  { text: 'ink', ground: 'paper', needed: 4.5, for: 'Body, headings' },
  { text: 'ink', ground: 'paper-raised', needed: 4.5, for: 'Body on sheets' },
  { text: 'ink-muted', ground: 'paper', needed: 4.5, for: 'Captions' },
  { text: 'ink-muted', ground: 'paper-raised', needed: 4.5, for: 'Captions on sheets' },
  { text: 'brass-deep', ground: 'paper', needed: 4.5, for: 'Numerals, focus ring' },
  { text: 'paper-raised', ground: 'brass-deep', needed: 4.5, for: 'Primary button' },
  { text: 'paper-raised', ground: 'brass-dark', needed: 4.5, for: 'Primary button, hover' },
  { text: 'paper-raised', ground: 'ink', needed: 4.5, for: 'Line button, hover' },
  { text: 'brass', ground: 'paper', needed: 3, for: 'Cord, rules; never text' },
  { text: 'control', ground: 'paper', needed: 3, for: 'Borders of controls' },
  { text: 'control', ground: 'paper-raised', needed: 3, for: 'Borders of segments' },
  { text: 'blueprint-text', ground: 'blueprint', needed: 4.5, for: 'Text on blueprint' },
  { text: 'blueprint-muted', ground: 'blueprint-deep', needed: 4.5, for: 'Secondary text on blueprint' },
  { text: 'blueprint-brass', ground: 'blueprint', needed: 4.5, for: 'Accent on blueprint' },
  { text: 'ink', ground: 'blueprint-brass', needed: 4.5, for: 'Bright button' },
  { text: 'blueprint-line', ground: 'blueprint', needed: 3, for: 'Rules on blueprint' },
  { text: 'good', ground: 'paper', needed: 4.5, for: 'Strong' },
  { text: 'fair', ground: 'paper', needed: 4.5, for: 'Moderate' },
  { text: 'poor', ground: 'paper', needed: 4.5, for: 'Needs Attention, errors' },
  { text: 'poor', ground: 'paper-raised', needed: 4.5, for: 'Errors on sheets' },
];

/** Every color by name, and the contrast of every pairing in use. */
export function Colors({ tokens }: { tokens: ColorTokens }) {
  const colors = named(tokens);
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-5">
        {Object.entries(colors).map(([name, hex]) => (
          <li key={name} className="text-note">
            <svg className="forced-color-adjust-none h-16 w-full border border-control" aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <b className="mt-1.5 block font-semibold">{name}</b>
            <span className="text-ink-muted tabular-nums">{hex}</span>
          </li>
        ))}
      </ul>
      <div tabIndex={0} role="region" aria-label="Table of contrasts" className="prose mt-8 overflow-x-auto">
        <table className="min-w-160 tabular-nums">
          <TableHead columns={['Pairing', 'For', 'Needed', 'Contrast', 'Sample']} />
          <tbody>
            {PAIRINGS.map(({ text, ground, needed, for: use }) => (
              <tr key={text + ground}>
                <th scope="row">
                  {text} on {ground}
                </th>
                <td>{use}</td>
                <td>{needed}</td>
                <td>{contrast(colors[text]!, colors[ground]!).toFixed(2)}</td>
                <td className="align-middle">
                  <Sample text={colors[text]!} ground={colors[ground]!} words={needed === 4.5} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Letters for what sets text, a line for what only draws. */
function Sample({ text, ground, words }: { text: string; ground: string; words: boolean }) {
  return (
    <svg aria-hidden="true" className="forced-color-adjust-none h-9 w-20 border border-line">
      <rect width="100%" height="100%" fill={ground} />
      {words ? (
        <text x="50%" y="50%" textAnchor="middle" dominantBaseline="central" fill={text}>
          Aa 123
        </text>
      ) : (
        <line x1="20%" x2="80%" y1="50%" y2="50%" stroke={text} strokeWidth="1.5" />
      )}
    </svg>
  );
}

/**
 * paper, paper-raised, ink, …: the names as they stand in class names. Leaves out keywords such as
 * `transparent`.
 */
function named(tokens: ColorTokens): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) =>
      typeof value === 'string'
        ? value.startsWith('#')
          ? [[name, value]]
          : []
        : Object.entries(value).map(([shade, hex]) => [shade === 'DEFAULT' ? name : `${name}-${shade}`, hex]),
    ),
  );
}
