/** What a panel says around the people it quotes. */
export const PANEL_WORDS = {
  title: 'T',
  intro: 'I',
  line: 'L',
  note: 'N',
  opens: { panel: 'pricing', label: 'P' },
} as const;
