import type { ReactNode } from 'react';
import { Section } from '@/components/layout/section';

export type Point = { title: string; text: string };

type RealProblemProps = { title: string; intro: string; points: Point[]; children?: ReactNode };

/** Four numbered pains. What leads on from here comes as children. */
export function RealProblem({ title, intro, points, children }: RealProblemProps) {
  return (
    <Section title={title} intro={intro} joined followed>
      <ol className="pains">
        {points.map((point, i) => (
          <li key={point.title}>
            <span aria-hidden="true">{i + 1}</span>
            <div>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
