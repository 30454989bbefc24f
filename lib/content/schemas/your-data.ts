import type { z } from 'zod';
import { strict, text, titledText } from './building-blocks';

const button = strict({ title: text(), text: text(), button: text() });

/** content/your-data.yaml */
export const yourDataSchema = () =>
  strict({
    brokenLink: button,
    notMe: strict({ ask: button, done: titledText }),
  });

export type YourData = z.infer<ReturnType<typeof yourDataSchema>>;
