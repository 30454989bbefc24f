/**
 * What a page in the frame says of itself: where it is, and which words it was made of; and a text that was
 * pointed at.
 */
export type FromFrame = { page: string; version: number } | { pointedAt: string };

/**
 * What the studio asks of it: to load itself anew, to have texts pointed at (or links followed again), to
 * show a text.
 */
export type ToFrame = { do: 'reload' } | { do: 'point'; on: boolean } | { do: 'show'; text: string };
