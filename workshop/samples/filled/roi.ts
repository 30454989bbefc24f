import { examples } from '../../products/roi/examples';
import { FIRST, INPUTS, rowOf } from '../../products/roi/inputs';
import { block, blocks } from './block';

const { name, sources, pieces, oneOffs = [], ...values } = examples['Example Machine']!;

/** The workbook's own example of a machine, on the sheets that calculate. */
export const roi = {
  ...block('Case', 'C6', [[name]]),
  ...blocks(
    ...INPUTS.map(({ key }) => block('Case', `C${rowOf(key)}`, [[values[key], sources[key]]])),
    ...oneOffs.map(({ month, income, cost }) =>
      block('Case', `H${FIRST + month}`, [[income ?? null, null, cost ?? null]]),
    ),
  ),
  ...block('Case', 'C16', [[pieces!.price], [pieces!.cost], [pieces!.volume]]),
};
