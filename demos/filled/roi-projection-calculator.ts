import { demo } from '../roi-projection-calculator/main';
import type { Filling } from './typing';

/** The lines of a case have the demo’s own labels. */
export const filling: Filling = (typing, { facts }) => {
  for (const part of demo.parts)
    for (const { key, label } of part.fields) typing.beside('Case', label, facts[key]);
};
