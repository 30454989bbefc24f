import { h, svg } from './dom';
import type { Tone } from './table';

/**
 * A name with a bar below it, of one or more segments. The numbers stand beside it, so readers pass it over.
 * @param mark from 0 to 1, as the shares are
 */
export function withBar(
  name: string,
  segments: readonly { share: number; className: string }[],
  tone: Tone = 'plain',
  mark?: number,
): HTMLElement {
  let from = 0;
  const drawn = segments.map(({ share, className }) => {
    const width = 100 * Math.min(1, Math.max(0, share));
    from += width;
    return rect(className, from - width, width);
  });
  return h(
    'span',
    {},
    name,
    svg(
      'svg',
      {
        class: `bar mt-1.5 block h-3 w-full ${tone}`,
        viewBox: '0 0 100 8',
        preserveAspectRatio: 'none',
        'aria-hidden': 'true',
      },
      rect('ground', 0, 100),
      ...drawn,
      mark !== undefined &&
        svg('path', {
          class: 'stroke-(--ink) stroke-2 [vector-effect:non-scaling-stroke]',
          d: `M${100 * mark} 0v8`,
        }),
    ),
  );
}

const rect = (look: string, x: number, width: number) => svg('rect', { class: look, x, width, height: 8 });
