import type { CSSProperties } from 'react';

/**
 * Paper and ink, as on the site, in what mail programs understand: colors as numbers, sizes in pixels, typefaces that are
 * everywhere. Mail programs that darken mails get colors of ours for it; the classes are for them alone.
 */
export const COLORS = {
  paper: '#F3EFE6',
  raised: '#FBF9F4',
  ink: '#1C2027',
  muted: '#4E5157',
  line: '#CFC8B8',
  brass: '#A67C2B',
  brassDeep: '#76550F',
};

export const SERIF = "Georgia, 'Times New Roman', serif";
export const SANS = 'Arial, Helvetica, sans-serif';
export const MONO = "'Courier New', Courier, monospace";

export const TEXT: CSSProperties = {
  margin: '0 0 16px',
  color: COLORS.ink,
  font: `400 16px/1.55 ${SANS}`,
};

/** For mail programs that read a style sheet and are set to dark. */
export const DARK_STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: #14171C !important; }
    .sheet { background-color: #1C2027 !important; border-color: #857D6C !important; }
    .ink, .ink a, .cell { color: #F3EFE6 !important; }
    .muted, .muted a { color: #C9C3B6 !important; }
    .rule { border-color: #4E5157 !important; }
    .button { background-color: #E3BE72 !important; border-color: #E3BE72 !important; color: #1C2027 !important; }
    .link { color: #E3BE72 !important; }
  }
  @media (max-width: 480px) {
    .sheet-pad { padding: 24px 18px !important; }
    .tight { font-size: 13px !important; }
    .side { padding-left: 8px !important; }
  }
`;
