/** Tabs with their panels, as the ARIA practices have them: one stop for Tab, arrows between them. */
export class Tabs {
  private readonly tabs = [...document.querySelectorAll<HTMLButtonElement>('[role=tab]')];

  constructor(private readonly onChosen: () => void) {
    for (const [place, tab] of this.tabs.entries()) {
      tab.addEventListener('click', () => this.choose(tab));
      tab.addEventListener('keydown', ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        const next = step && this.tabs.at((place + step) % this.tabs.length);
        if (!next) return;
        this.choose(next);
        next.focus();
      });
    }
  }

  /** The value of the tab that is open: card or us_bank_account. */
  get chosen(): string {
    return this.tabs.find((tab) => tab.ariaSelected === 'true')?.value ?? 'card';
  }

  private choose(chosen: HTMLButtonElement): void {
    for (const tab of this.tabs) {
      const open = tab === chosen;
      tab.setAttribute('aria-selected', String(open));
      tab.classList.toggle('Tab--selected', open);
      tab.tabIndex = open ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !open;
    }
    this.onChosen();
  }
}
