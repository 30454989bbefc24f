/** A wide column and a narrow one, at the same place in every part of the page. */
export const TWO_COLUMNS = 'grid gap-x-12 lg:grid-cols-[min(64%,100%-24rem)_minmax(0,1fr)]';

/**
 * The same columns where each has its own rows: what is of one column floats. Where there is one column and
 * no room for all in the first view, price and Buy come before the picture.
 */
export const WIDE =
  'lg:float-left lg:clear-left lg:w-[min(64%,100%-24rem)] max-lg:[@media(height<52.5rem)]:order-last';
export const NARROW = 'lg:float-right lg:clear-right lg:w-[max(36%-3rem,21rem)]';
