/** The ids of the panels' contents, and so the ends of the links that open them. */
export const PANEL_IDS = {
  problem: 'problem',
  scope: 'scope',
  whoFor: 'who-for',
  results: 'results',
  pricing: 'pricing',
  team: 'team',
} as const;

export type PanelName = keyof typeof PANEL_IDS;
