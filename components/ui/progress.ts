/** What makes a drawing a bar of so many of the most, for those who can't see it. */
export const progress = (label: string, now: number, [from, most] = [0, 100]) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': now,
  'aria-valuemin': from,
  'aria-valuemax': most,
});
