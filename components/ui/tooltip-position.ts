type Box = { top: number; bottom: number; left: number; width: number };
type Size = { width: number; height: number };

const GAP = 8;

/**
 * Where a tooltip stands: centered above its element, below it where there is no room, and always inside the
 * window.
 */
export function placeTooltip(target: Box, tip: Size, viewport: Size): { top: number; left: number } {
  const above = target.top - tip.height - GAP;
  const top = above >= GAP ? above : target.bottom + GAP;
  const centered = target.left + target.width / 2 - tip.width / 2;
  const left = Math.max(GAP, Math.min(centered, viewport.width - tip.width - GAP));
  return { top: Math.max(GAP, Math.min(top, viewport.height - tip.height - GAP)), left };
}
