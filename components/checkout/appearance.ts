import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import { PALETTE } from '@/lib/kernel/palette';

const FACE = 'Public Sans';

/** The face that Stripe's fields are set in. @param address of the font, which may be a data: address */
export const fieldFonts = (address: string): CustomFontSource[] => [
  { family: FACE, src: `url(${address})`, weight: '400' },
  { family: FACE, src: `url(${address})`, weight: '600' },
];

/**
 * Stripe's fields in our colors and measures: they stand in frames of their own, which our styles do not
 * reach.
 */
export const APPEARANCE: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: PALETTE.brass.deep,
    colorBackground: PALETTE.paper.raised,
    colorText: PALETTE.ink.DEFAULT,
    colorTextSecondary: PALETTE.ink.muted,
    colorDanger: PALETTE.poor,
    fontFamily: `${FACE}, Arial, sans-serif`,
    fontSizeBase: '17px',
    borderRadius: '4px',
    spacingUnit: '4px',
  },
  rules: {
    '.Input': { border: `1.5px solid ${PALETTE.control}`, boxShadow: 'none', padding: '12px 14px' },
    '.Input:focus': { borderColor: PALETTE.ink.DEFAULT, boxShadow: `0 0 0 3px ${PALETTE.brass.deep}` },
    '.Input--invalid': { borderColor: PALETTE.poor, boxShadow: 'none' },
    '.Label': { fontWeight: '600', fontSize: '16px' },
    '.Tab': { border: `1.5px solid ${PALETTE.control}`, boxShadow: 'none' },
    '.Tab--selected': {
      borderColor: PALETTE.brass.deep,
      boxShadow: `inset 0 0 0 1px ${PALETTE.brass.deep}`,
      fontWeight: '600',
    },
    '.Tab:focus': { boxShadow: `0 0 0 3px ${PALETTE.brass.deep}` },
    '.Error': { fontSize: '15px' },
  },
};
