import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { PALETTE, cssColors } from './lib/kernel/palette';

/**
 * The identity as tokens, named by role. Every pairing that sets text was computed to 4.5:1, every control to
 * 3:1.
 */
export default {
  theme: {
    screens: { sm: '35rem', md: '43.75rem', lg: '62.5rem', xl: '68.75rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...PALETTE,
      // These are others on the blueprint.
      accent: 'var(--accent)',
      muted: 'var(--muted)',
    },
    fontFamily: {
      display: ['var(--font-display,display-times)', 'display-times', 'display-noto', 'serif'],
      italic: ['var(--font-display-italic,italic-times)', 'italic-times', 'italic-noto', 'serif'],
      text: ['var(--font-text,text-arial)', 'text-arial', 'text-roboto', 'sans-serif'],
    },
    // A ratio of 1.25 from body size upward. The sizes that grow with the window are variables of base.css.
    fontSize: {
      xs: ['0.8125rem', '1.3'], // inside rating segments and keys of a title block
      s: ['0.875rem', '1.5'], // legal line
      note: ['0.9375rem', '1.5'], // captions, attributions, table heads
      ui: ['1rem', '1.5'], // navigation, lists, summaries
      m: ['var(--type-m)', '1.55'],
      l: ['1.3125rem', '1.42'],
      xl: ['1.625rem', '1.24'],
      '2xl': ['var(--type-2xl)', '1.12'],
      '3xl': ['var(--type-3xl)', '1.08'],
      '4xl': ['var(--type-4xl)', '1.02'],
      score: ['clamp(6.5rem, 30vw, 11rem)', '0.78'],
    },
    fontWeight: { regular: '400', medium: '500', semibold: '600' },
    letterSpacing: { tightest: '-0.022em', tight: '-0.012em', normal: '0', caps: '0.06em' },
    borderRadius: { none: '0', control: '4px', card: '2px', full: '9999px' },
    boxShadow: {
      none: 'none',
      menu: `0 12px 28px -12px color-mix(in srgb, ${PALETTE.ink.DEFAULT} 35%, transparent)`,
    },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(.3,0,.1,1)', draw: 'cubic-bezier(.3,0,.1,1)' },
    transitionDuration: { DEFAULT: '150ms', hover: '150ms', panel: '300ms', entrance: '600ms' },
    extend: {
      borderWidth: { drawn: '1.5px', sheet: '3px' },
      spacing: {
        pad: 'var(--pad)', // page edge to content
        gutter: 'var(--gutter)', // page edge to content that stands beside the cord
        column: 'var(--column)', // the left column of the wide grid
        gap: 'var(--gap)', // between the columns; the cord hangs in its middle
        section: 'var(--section)', // rhythm of sections
        target: '2.75rem', // the smallest thing to touch
      },
      // Not in ch, which changes with the face.
      maxWidth: { page: '80rem', measure: '39em' },
      keyframes: { swing: { from: { rotate: '16deg' }, to: { rotate: '-16deg' } } },
      animation: { swing: 'swing 1.1s ease-in-out infinite alternate' },
      zIndex: { cord: '1', content: '2', header: '5', overlay: '20' },
    },
  },
  // What utilities call text-ink and bg-paper-raised, stylesheets call var(--ink) and var(--paper-raised).
  plugins: [plugin((tailwind) => tailwind.addBase({ ':root': cssColors() }))],
} satisfies Config;
