import { z } from 'zod';
import { strict, text, titledText } from './building-blocks';

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);

/** The page /toolbox/strategic-okr-execution-tracker, part of the tracker's own file. */
export const trackerPage = strict({
  hero: titledText,
  problem: titledText,
  featuresTitle: text(),
  benefitsTitle: text(),
  includedTitle: text(),
  week: strict({ title: text(), steps: z.array(strict({ day: weekday, text: text() })) }),
  fullSystem: strict({ title: text(), text: text(), button: text() }),
  back: text(),
});
