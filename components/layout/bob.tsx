import { BOB } from '@/lib/kernel/bob-shape';

/** The plumb bob, the one filled thing on the site. */
export function Bob() {
  return (
    <svg viewBox={BOB.viewBox} className="drawing" aria-hidden="true">
      <path d={BOB.hook} />
      <circle {...BOB.ring} />
      <g className="fill-accent">
        <path d={BOB.neck} />
        <path d={BOB.weight} />
      </g>
      <path d={BOB.rules} />
    </svg>
  );
}
