import type { Appearance, CustomFontSource } from '@stripe/stripe-js';

/** The variables of Stripe's Appearance that these frames heed, as elements.css names them. */
const VARIABLES: Record<string, string> = {
  fontFamily: '--font',
  fontSizeBase: '--size',
  fontSizeSm: '--size-small',
  fontWeightMedium: '--weight-medium',
  spacingUnit: '--unit',
  borderRadius: '--radius',
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorTextSecondary: '--secondary',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--danger',
};

const SELECTOR = /^\.(Input|Label|Tab|Error|Block)(--[a-z]+)?(:[a-z-]+)?$/;
const sheet = new CSSStyleSheet();

/** Brings in the shop's own faces, by their addresses. */
export function takeFonts(fonts: CustomFontSource[]): void {
  for (const { family = '', src = '', weight = '400' } of fonts)
    document.fonts.add(new FontFace(family, src, { weight }));
}

/** Draws the frame in the shop's look: its variables, and its rules for the classes named above. */
export function look({ variables = {}, rules = {} }: Appearance): void {
  for (const [name, value] of Object.entries(variables)) {
    const property = VARIABLES[name];
    if (property && value) document.documentElement.style.setProperty(property, value);
  }
  sheet.replaceSync('');
  for (const [selector, properties] of Object.entries(rules)) {
    if (!SELECTOR.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)] as CSSStyleRule;
    for (const [name, value] of Object.entries(properties)) {
      rule.style.setProperty(
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        String(value),
      );
    }
  }
  document.adoptedStyleSheets = [sheet];
}
