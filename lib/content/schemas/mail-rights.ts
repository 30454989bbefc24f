import type { z } from 'zod';
import { strict } from './building-blocks';
import { mail } from './mail';

/** content/mail/rights.yaml */
export const mailRightsSchema = () =>
  strict({
    yourData: mail({ values: ['expires'], needs: ['button'], links: ['yourData'] }),
    addressChange: mail({ values: ['expires'], needs: ['button'], links: ['newAddress'] }),
    addressChanged: mail({ values: ['date'], links: [] }),
    confirmNewsletter: mail({ values: ['wording'], needs: ['button'], links: ['confirmNewsletter'] }),
  });

export type RightsMails = z.infer<ReturnType<typeof mailRightsSchema>>;
