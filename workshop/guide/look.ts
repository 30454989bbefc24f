import { StyleSheet } from '@react-pdf/renderer';
import { PALETTE } from '@/components/ui/palette';

const { ink, brass, control, paper } = PALETTE;

/** Running text. Its height can't stand at the page: react-pdf then loses the text of a footer that counts pages. */
const text = { fontSize: 10, lineHeight: 1.4 };

/** How a guide looks on paper; the same idea as the style sheet in its HTML. Sizes in points. */
export const LOOK = StyleSheet.create({
  page: {
    paddingTop: 44,
    paddingBottom: 50,
    paddingHorizontal: 54,
    fontFamily: 'Public Sans',
    color: ink.DEFAULT,
  },
  footer: { position: 'absolute', bottom: 24, left: 54, right: 54, fontSize: 8, color: ink.muted },
  tool: { color: brass.deep, fontWeight: 700, marginBottom: 2, ...text },
  h1: { fontFamily: 'Brygada', fontSize: 24, lineHeight: 1.15, marginBottom: 10 },
  h2: {
    fontFamily: 'Brygada',
    fontSize: 15,
    lineHeight: 1.2,
    marginTop: 11,
    marginBottom: 6,
    paddingTop: 7,
    borderTopWidth: 0.75,
    borderTopColor: ink.DEFAULT,
  },
  h3: { fontFamily: 'Brygada', fontSize: 12.5, lineHeight: 1.2, marginTop: 9, marginBottom: 5 },
  p: { marginBottom: 6, ...text },
  say: { fontStyle: 'italic' },
  time: { marginBottom: 8, padding: 7, borderWidth: 1, borderColor: ink.DEFAULT, ...text },
  example: {
    marginBottom: 8,
    paddingTop: 7,
    paddingHorizontal: 10,
    borderLeftWidth: 2.25,
    borderLeftColor: brass.DEFAULT,
    backgroundColor: '#F7F4EC',
  },
  room: { flex: 1 },
  typed: { position: 'absolute', fontFamily: 'Helvetica', fontSize: 1 },
  // The renderer draws the mark right of the middle.
  cross: { width: 16, height: 14, marginRight: 7, alignSelf: 'center' },
  line: { height: 24, borderBottomWidth: 0.75, borderBottomColor: control },
  list: { marginBottom: 6 },
  item: { flexDirection: 'row', marginBottom: 3 },
  marker: { width: 18, ...text },
  box: { width: 9, height: 9, marginRight: 9, marginTop: 2.5, borderWidth: 1, borderColor: ink.DEFAULT },
  itemText: { flex: 1, ...text },
  table: { marginBottom: 10, borderTopWidth: 0.75, borderLeftWidth: 0.75, borderColor: control },
  tr: { flexDirection: 'row' },
  cell: {
    padding: 4,
    fontSize: 9,
    lineHeight: 1.35,
    borderRightWidth: 0.75,
    borderBottomWidth: 0.75,
    borderColor: control,
  },
  th: { backgroundColor: paper.DEFAULT, fontWeight: 700 },
  blank: { minHeight: 29 },
  bold: { fontWeight: 700 },
});
