import { LEADS_ON } from '@/components/ui/link-classes';
import { PANEL_IDS, type PanelName } from './panel-ids';

export type Opens = { panel: PanelName; label: string };

/**
 * Leads to a panel. The browser opens a closed <details> for a link into it; panel-watch.ts helps those that
 * do not.
 */
export function PanelOpener({ panel, label }: Opens) {
  return (
    <a href={`#${PANEL_IDS[panel]}`} className={`${LEADS_ON} leads-down`}>
      {label}
    </a>
  );
}
