import { FIRST } from '../../products/cascade/layout';
import { block } from './block';

/** A joinery's year, with two loose ends. */
export const cascade = block('Entries', `C${FIRST}`, [
  ['year', 'Regular customers make half of our sales', '', 'Maria'],
  ['quarter', 'Service plans fill our order book', 1, 'Maria'],
  ['key result', '30 customers on a service plan', 2, 'Jon'],
  ['task', 'Call ten customers a week', 3, 'Jon', 4],
  ['task', 'Write the plan on one page', 3, 'Ana', 3],
  ['key result', 'Offers go out within 3 days', 2, 'Ana'],
  ['task', 'Price list for repairs', 6, 'Ana', 5],
  ['year', 'The shop runs two weeks without the founder', '', 'Maria'],
  ['quarter', 'Ben runs the Monday planning', 8, 'Ben'],
  ['key result', '8 Mondays planned without Maria', 9, 'Ben'],
  ['task', 'Board with all open jobs', 10, 'Ben', 2],
  ['task', 'Photos for the brochure', '', 'Jon', 6],
  ['key result', 'Website live', '', 'Jon'],
]);
