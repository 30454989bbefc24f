import { dimension, groundLine, hatching, rectangle } from '@/components/ui/drawing';

/** Three stones named 4, 0 and 4. The middle one is not there. */
export function MissingStone({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 324 344" className={`drawing ${className ?? ''}`} aria-hidden="true">
      <path
        d={
          rectangle(60, 230, 244, 100) +
          hatching(60, 230, 52, 100) +
          'M112 230v100' +
          rectangle(60, 30, 244, 100) +
          hatching(252, 30, 52, 100) +
          'M252 30v100' +
          groundLine(0, 330, 324)
        }
      />
      <path d="M60 130v100M304 130v100" strokeDasharray="4 5" />
      <path d={dimension(60, 304, 180)} className="stroke-brass-deep" />
      <g className="font-display font-medium" fontSize="62" textAnchor="middle">
        <text x="208" y="301">
          4
        </text>
        <text x="156" y="101">
          4
        </text>
      </g>
      <path d="M164 160h36v40h-36z" className="fill-(--ground)" stroke="none" />
      <text
        x="182"
        y="201"
        fontSize="62"
        textAnchor="middle"
        className="font-display font-medium"
        opacity="0.32"
      >
        0
      </text>
    </svg>
  );
}
