/** The plumb bob as outlines: drawn on the pages, and on the image of a page that is shared. */
export const BOB = {
  viewBox: '0 0 32 60',
  hook: 'M16 0v9',
  ring: { cx: 16, cy: 11, r: 2.5 },
  neck: 'M12 13.5h8v6h-8z',
  weight: 'M12 19.5C7 21 4 25 4 30c0 10 9 18 12 29 3-11 12-19 12-29 0-5-3-9-8-10.5z',
  rules: 'M4.3 33h23.4M12 16.5h8',
} as const;
