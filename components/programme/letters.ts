/** A capital, 80 units high on a slot 64 wide: its outline, and the lines it was constructed with. */
export type Letter = { outline: string; construction: string };

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** The letters that have been constructed so far. Others are set in type. */
export const LETTERS: Partial<Record<string, Letter>> = {
  A: {
    outline: 'M0 80L27 0h10l27 80H52.5l-7-21.5h-27l-7 21.5zM22.5 48.5h19L32 19z',
    construction: `${circle(32, 40, 40)}M32 -24v128M-6 97.5L43 -17.5M70 97.5L21 -17.5`,
  },
  C: {
    outline: 'M63.7 13.2A40 40 0 1 0 63.7 66.8L55.6 59.4A29 29 0 1 1 55.6 20.6z',
    construction: `${circle(34, 40, 40)}${circle(34, 40, 29)}M34 -24v128M34 40l42 38M34 40l42 -38`,
  },
  L: {
    outline: 'M4 0h11v69h40v11H4z',
    construction: 'M-2 80H72M4 -24v128M4 29A51 51 0 0 1 55 80M4 80L61 23',
  },
  N: {
    outline: 'M2 80V0h11l36 58V0h11v80H49L13 22v58z',
    construction: `${circle(31, 40, 49.4)}M2 -24v128M60 -24v128M-8.5 -14.5L70.5 94.5`,
  },
};
