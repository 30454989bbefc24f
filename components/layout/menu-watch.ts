/** Where each key leads among `count` links, from the one that has the focus (-1 for none of them). */
const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * What popovers with links do not do by themselves: keys and focus of menus, and that none is open when Back
 * leads here.
 */
export function watchMenus(): void {
  document
    .querySelectorAll<HTMLButtonElement>('[data-menu]')
    .forEach((button) => watchMenu(button, button.popoverTargetElement as HTMLElement));
  document.addEventListener('click', ({ target }) => closeAround((target as Element).closest('a')));
}

/** A popover, and the one it stands in. */
function closeAround(place?: Element | null): void {
  const open = place?.closest<HTMLElement>('[popover]:popover-open');
  if (!open) return;
  open.hidePopover();
  closeAround(open.parentElement);
}

/**
 * Arrow keys, Home and End; closing when the focus or the visitor goes elsewhere; and giving the focus back
 * to the button.
 */
function watchMenu(button: HTMLElement, menu: HTMLElement): void {
  const isOpen = () => menu.matches(':popover-open');

  const move = (event: KeyboardEvent) => {
    const links = [...menu.querySelectorAll('a')];
    const next = MOVES[event.key]?.(links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.currentTarget === button && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (!isOpen()) button.click();
    links[next]!.focus();
  };
  const closeFor = (focused: EventTarget | null) => {
    if (focused === null || focused === button || menu.contains(focused as Node)) return;
    if (isOpen()) menu.hidePopover();
  };

  for (const part of [button, menu]) {
    part.addEventListener('keydown', move);
    part.addEventListener('focusout', ({ relatedTarget }) => closeFor(relatedTarget));
  }
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed' && menu.contains(document.activeElement)) button.focus();
  });
  // The menu may have been opened, and left again, before this script was there.
  if (document.activeElement !== document.body) closeFor(document.activeElement);
}
