import { StyleSheet } from '@react-pdf/renderer';
import { PALETTE } from '@/components/ui/palette';
import { DISPLAY, TEXT } from './fonts';

/** Ink on white paper, as the printed page: sizes in points. */
export const COLORS = {
  ink: PALETTE.ink.DEFAULT,
  muted: PALETTE.ink.muted,
  line: PALETTE.line,
  cord: PALETTE['cord-line'],
  brass: PALETTE.brass.DEFAULT,
  brassDeep: PALETTE.brass.deep,
  blueprint: PALETTE.blueprint.DEFAULT,
};

export const STYLES = StyleSheet.create({
  page: {
    padding: '42 54 54 54',
    color: COLORS.ink,
    fontFamily: TEXT,
  },
  // Its height can't stand at the page: react-pdf then loses the text of a footer that counts pages.
  text: { fontSize: 9.5, lineHeight: 1.4 },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 14 },
  brand: { fontFamily: DISPLAY, fontSize: 15 },
  muted: { color: COLORS.muted },
  title: { fontFamily: DISPLAY, fontSize: 24, lineHeight: 1.15, marginBottom: 6 },
  heading: { fontFamily: DISPLAY, fontSize: 15, lineHeight: 1.2, marginTop: 14, marginBottom: 5 },
  score: { flexDirection: 'row', alignItems: 'center', marginTop: 12 },
  figure: { fontFamily: DISPLAY, fontSize: 52, lineHeight: 1, marginRight: 18 },
  rating: { fontFamily: DISPLAY, fontSize: 19, lineHeight: 1.2 },
  columns: { flexDirection: 'row', alignItems: 'center' },
  table: { flex: 1, borderBottom: `1 solid ${COLORS.line}` },
  row: { flexDirection: 'row', borderTop: `1 solid ${COLORS.line}`, paddingVertical: 5 },
  area: { flex: 1, paddingRight: 6 },
  value: { width: 44 },
  badge: { width: 76 },
  advice: { flexDirection: 'row', borderTop: `1 solid ${COLORS.line}`, paddingVertical: 7 },
  number: { width: 22, fontFamily: DISPLAY, fontSize: 15, lineHeight: 1.2, color: COLORS.brassDeep },
  adviceBody: { flex: 1 },
  adviceTitle: { fontFamily: DISPLAY, fontSize: 12.5, lineHeight: 1.25, marginBottom: 2 },
  call: { marginTop: 6, padding: '7 12', border: `1 solid ${COLORS.brass}` },
  link: { color: COLORS.brassDeep },
  foot: { position: 'absolute', left: 54, right: 54, bottom: 26, fontSize: 8, color: COLORS.muted },
});
