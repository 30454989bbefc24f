import type { CSSProperties } from 'react';
import { PALETTE } from '@/lib/kernel/palette';

/** Paper and ink, as on the site. The classes are for mail programs that darken mails. */
export const COLORS = {
  paper: PALETTE.paper.DEFAULT,
  raised: PALETTE.paper.raised,
  ink: PALETTE.ink.DEFAULT,
  muted: PALETTE.ink.muted,
  line: PALETTE.line,
  brass: PALETTE.brass.DEFAULT,
  brassDeep: PALETTE.brass.deep,
};

const BRIGHT = PALETTE.blueprint.brass;

const SANS = 'Arial, Helvetica, sans-serif';
/** Fonts by size and line height, such as 16px/1.55. */
export const serif = (size: string) => `400 ${size} Georgia, 'Times New Roman', serif`;
export const sans = (size: string, weight = 400) => `${weight} ${size} ${SANS}`;
export const MONO = "'Courier New', Courier, monospace";

export const TEXT: CSSProperties = { margin: '0 0 16px', color: COLORS.ink, font: sans('16px/1.55') };

export const DARK_STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: #14171C !important; }
    .sheet { background-color: ${COLORS.ink} !important; border-color: ${PALETTE.control} !important; }
    .ink, .ink a, .cell { color: ${COLORS.paper} !important; }
    .muted, .muted a { color: #C9C3B6 !important; }
    .rule { border-color: ${COLORS.muted} !important; }
    td.stone { background-color: #2B3038 !important; border-color: ${COLORS.paper} !important; }
    .box { border-color: ${COLORS.paper} !important; }
    .button { background-color: ${BRIGHT} !important; border-color: ${BRIGHT} !important; color: ${COLORS.ink} !important; }
    .link { color: ${BRIGHT} !important; }
  }
  @media (max-width: 480px) {
    .sheet-pad { padding: 24px 18px !important; }
    .tight { font-size: 13px !important; }
    .side { padding-left: 8px !important; }
  }
`;
