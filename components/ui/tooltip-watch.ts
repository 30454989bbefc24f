import { placeTooltip } from './tooltip-position';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** Time to bring the pointer from the element onto the tooltip. */
const LEAVE_GRACE_MS = 120;

/**
 * Gives every element with `data-tooltip` its tooltip, through one box; at once the one that the focus or the
 * pointer is on already.
 */
export function watchTooltips(box: HTMLElement): void {
  let owner: HTMLElement | undefined;
  let awaited: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  function open(target: HTMLElement) {
    if (owner === target) return;
    close();
    const text = target.dataset.tooltip;
    if (!text || !target.isConnected) return;
    owner = target;
    box.textContent = text;
    describe(target, box.id, true);
    box.showPopover();
    place();
  }

  function place() {
    if (!owner) return;
    const { top, left } = placeTooltip(owner.getBoundingClientRect(), box.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    box.style.translate = `${left}px ${top}px`;
  }

  function close() {
    cancel();
    if (!owner) return;
    describe(owner, box.id, false);
    box.hidePopover();
    owner = undefined;
    closedAt = performance.now();
  }

  function cancel() {
    clearTimeout(timer);
    awaited = undefined;
  }

  function over(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    if (event.target === box) return cancel();
    const target = tooltipOwner(event.target);
    if (!target || target === awaited) return;
    cancel();
    if (target === owner) return;
    if (performance.now() - closedAt < SKIP_DELAY_MS || owner) return open(target);
    openSoon(target);
  }

  function openSoon(target: HTMLElement) {
    awaited = target;
    timer = setTimeout(() => open(target), OPEN_DELAY_MS);
  }

  /** A tooltip that the focus opened stays while the pointer is about elsewhere. */
  function out(event: PointerEvent) {
    const from = event.target as Node | null;
    const to = event.relatedTarget as Node | null;
    if (to === box || (awaited ?? owner)?.contains(to)) return;
    if (awaited) cancel();
    if (!owner || (from !== box && !owner.contains(from))) return;
    clearTimeout(timer);
    timer = setTimeout(close, LEAVE_GRACE_MS);
  }

  function focus(event: FocusEvent) {
    const target = tooltipOwner(event.target);
    if (target?.matches(':focus-visible, :has(:focus-visible)')) open(target);
  }

  const escape = (event: KeyboardEvent) => event.key === 'Escape' && close();
  document.addEventListener('pointerover', over);
  document.addEventListener('pointerout', out);
  document.addEventListener('pointerdown', close);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', close);
  document.addEventListener('keydown', escape);
  // Focus may scroll its element into view: the tooltip goes along.
  document.addEventListener('scroll', place, { capture: true, passive: true });
  const focused = document.querySelector<HTMLElement>(
    '[data-tooltip]:is(:focus-visible, :has(:focus-visible))',
  );
  const pointedAt = document.querySelector<HTMLElement>('[data-tooltip]:hover');
  if (focused) open(focused);
  else if (pointedAt && matchMedia('(hover: hover)').matches) openSoon(pointedAt);
}

function tooltipOwner(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')) || undefined;
}

/** Adds the tooltip to, or takes it from, the descriptions an element may already have. */
function describe(target: HTMLElement, id: string, present: boolean) {
  const ids = (target.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other && other !== id);
  if (present) ids.push(id);
  if (ids.length > 0) target.setAttribute('aria-describedby', ids.join(' '));
  else target.removeAttribute('aria-describedby');
}
