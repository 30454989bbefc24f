import { flat, isError, numberOf, type FormulaError, type Value } from './values';

/** The numbers that count for a function of lists: in cells only what is a number, else what reads as one. */
export function numbersIn(parts: readonly Value[]): number[] | FormulaError {
  const numbers: number[] = [];
  for (const part of parts)
    for (const value of flat(part)) {
      if (isError(value)) return value;
      if (typeof value === 'number') numbers.push(value);
      else if (part === value && value !== undefined) {
        const number = numberOf(value);
        if (isError(number)) return number;
        numbers.push(number);
      }
    }
  return numbers;
}
