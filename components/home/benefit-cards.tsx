import type { Point } from './real-problem';

/** Four details of the drawing, called out by letter. */
export function BenefitCards({ benefits }: { benefits: Point[] }) {
  return (
    <ul className="benefits">
      {benefits.map((benefit, i) => (
        <li key={benefit.title}>
          <span aria-hidden="true" className="callout">
            {String.fromCharCode(97 + i)}
          </span>
          <div>
            <h3 className="pt-1.5">{benefit.title}</h3>
            <p className="mt-1 text-blueprint-muted">{benefit.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
