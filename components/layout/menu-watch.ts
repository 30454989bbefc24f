/** Where each key leads among `count` links, from the one that has the focus (-1 for none of them). */
const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * What a popover with links does not do by itself: arrow keys, Home and End; closing when the focus or the visitor goes
 * elsewhere; and giving the focus back to its button.
 * @param arrow the arrow key that was pressed on the button before anybody watched
 * @param signal says stop
 */
export function watchMenu(
  button: HTMLElement,
  menu: HTMLElement,
  { signal, arrow }: { signal: AbortSignal; arrow?: KeyboardEvent },
): void {
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
  const leave = ({ relatedTarget }: FocusEvent) => closeFor(relatedTarget);
  const follow = ({ target }: Event) => {
    if (!(target as Element).closest('a')) return;
    menu.hidePopover();
    menu.parentElement?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
  };

  for (const part of [button, menu]) {
    part.addEventListener('keydown', move, { signal });
    part.addEventListener('focusout', leave, { signal });
  }
  menu.addEventListener('click', follow, { signal });
  menu.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.newState === 'closed' && menu.contains(document.activeElement)) button.focus();
    },
    { signal },
  );
  const focused = document.activeElement;
  if (arrow && focused === button) move(arrow);
  // The menu may have been opened, and left again, before this code was loaded.
  else if (focused !== document.body) closeFor(focused);
}
