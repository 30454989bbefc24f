import { z } from 'zod';
import type { Known } from './known';
import { MOST_QUOTES, reference, strict, text, titledText } from './building-blocks';

/** content/booking.yaml */
export const bookingSchema = (known: Known) =>
  strict({
    name: text().describe('The call by its name, as search engines are told.'),
    title: text(),
    intro: text(),
    covers: strict({ title: text(), items: z.array(titledText).length(4) }),
    bring: strict({
      title: text(),
      text: text(),
      link: strict({ label: text(), to: reference(known.links) }),
    }),
    after: text().describe('Above what was said after a call.'),
    testimonials: z.array(reference(known.callers)).max(MOST_QUOTES),
    button: text(),
    contact: text(),
  });
