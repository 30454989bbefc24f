import { cssColors } from '@/lib/kernel/palette';
import { axe, type Finding, settled } from '../support/axe';
import { expect, test } from '../support/browser';
import { alfa, equalAccess } from './engines';
import { LIVE_STATES } from './live-states';
import { nu } from './nu';
import { expectNoOverflow, expectToFit, setTextSize } from '../support/windows';

/** What an engine says that is not so, of which elements (all, where none is named), and why. */
const FALSE: { rule: string; element?: RegExp; why: string }[] = [
  {
    rule: 'axe region',
    element: /^<div id="tooltip"/,
    why: 'A tooltip belongs to what it describes, wherever that is.',
  },
  { rule: 'alfa sia-r57', why: 'The same, of the text in a tooltip.' },
  {
    rule: 'alfa sia-r73',
    why: 'Lines of 1.5 is 1.4.8, level AAA; and it reads `normal` where we set a number.',
  },
  { rule: 'alfa sia-r111', why: 'Targets of 44 px are 2.5.5, level AAA; r113 asks for the 24 px of AA.' },
  { rule: 'alfa sia-r85', why: 'A short quote in italics is what italics are for.' },
  {
    rule: 'equal-access element_attribute_deprecated/fail_elem',
    element: /^<[su][ >]/,
    why: 'The HTML standard has both, <s> for what is no longer so: a former price.',
  },
  {
    rule: 'equal-access element_attribute_deprecated/fail_elem_attr',
    element: /^<meta content="(default|script)-src /,
    why: 'The HTML standard has http-equiv="content-security-policy"; Nu accepts it in every page.',
  },
  {
    rule: 'equal-access element_attribute_deprecated/fail_attr',
    element: /^<ol start="0"/,
    why: 'The HTML standard has it: the ratings are counted from 0.',
  },
  {
    rule: 'equal-access figure_label_exists/Fail_1',
    why: 'A recommendation: a figure needs no caption where the drawing or the quote has its name.',
  },
  {
    rule: 'equal-access element_tabbable_role_valid/fail_invalid_role',
    element: /role="region"|data-dismissible/,
    why: 'A table that scrolls has to take the focus, so that the arrow keys move it; a toast takes it by F8.',
  },
  {
    rule: 'equal-access fieldset_legend_valid/Fail_1',
    element: /class="(min-w-0|group [^"]* line )"/,
    why: 'The legend is there, for screen readers only: it counts one that is clipped as none.',
  },
  {
    rule: 'equal-access input_label_exists/Fail_1',
    element: /id="(people|tasks|options|criteria|entries|ratings)-\d+-/,
    why: 'The same, of labels in lists that show them above the first line only.',
  },
  {
    rule: 'equal-access aria_form_label_unique/fail_label_not_unique',
    why: 'A form without a name is no landmark, so that nobody has to tell it from others by a name.',
  },
  {
    rule: 'equal-access aria_landmark_name_unique/fail_label_not_unique',
    element: /^<form /,
    why: 'The same.',
  },
  {
    rule: 'equal-access aria_complementary_label_visible/Fail_1',
    why: 'A name of a landmark is for those who jump between them; no criterion wants it visible.',
  },
];

/** Nu reads a style with calculations of its own, which the library for toasts writes. */
const FALSE_OF_NU = /: CSS: Parse Error\. .*--y:translate/s;

const pages: { name: string; html: string }[] = [];

/** Texts as large as this, in px, are read on a phone. */
const LARGE = [24, 32];
const OURS = Object.values(cssColors());

test.describe('axe, Alfa and Equal Access find nothing, and every window is wide enough, for large texts too:', () => {
  test.use({
    viewport: { width: 1440, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    expectedErrors: ['404 (Not Found)', '402 (Payment Required)', '503 (Service Unavailable)'],
  });
  test.slow();

  for (const [name, open] of LIVE_STATES) {
    test(name, async ({ page, request }) => {
      await open(page, request);
      await page.mouse.move(1, 1);
      await settled(page);
      pages.push({ name, html: await page.content() });
      const found = [...(await axe(page)), ...(await equalAccess(page)), ...(await alfa(page, isAsked))];
      await expectToFit(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await settled(page);
      found.push(...(await axe(page)));
      for (const size of LARGE) {
        await setTextSize(page, size);
        await expectNoOverflow(page);
        expect(await page.evaluate(brokenWords), `${size} px`).toEqual([]);
      }
      await setTextSize(page, 16);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      expect(await page.evaluate(ownColors, OURS)).toEqual([]);
      // Colors are then the visitor's; axe would compare ours (of text-fill-color) with them.
      found.push(...(await axe(page, ['color-contrast'])));
      expect(real(found)).toEqual([]);
    });
  }

  test.afterAll('nor does Nu, in the pages as they were then', async () => {
    const found = (await nu(pages)).filter((line) => !FALSE_OF_NU.test(line));
    expect(found).toEqual([]);
  });
});

/** Of a rule that is never right here nothing would be listened to. */
const isAsked = (name: string) => !FALSE.some(({ rule, element }) => rule === name && !element);

const real = (found: Finding[]) =>
  found
    .filter(
      ({ rule, element }) => !FALSE.some((one) => one.rule === rule && (one.element?.test(element) ?? true)),
    )
    .map(({ rule, element }) => `${rule}: ${element.slice(0, 300)}`);

/**
 * Words of titles, figures and all that is pressed, and that go on in a second line without a hyphen. The
 * name of a file may break anywhere, and so may the title of a warning: its box is narrow.
 */
function brokenWords(): string[] {
  const broken: string[] = [];
  const isSeen = (parent: Element) =>
    parent.closest('h1, h2, h3, dt, dd, a, button, .button, label') &&
    !parent.closest('[role="alertdialog"]') &&
    parent.checkVisibility() &&
    parent.clientWidth !== 1;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (!isSeen(parent) || parent.closest('table') || getComputedStyle(parent).hyphens === 'auto') continue;
    for (const { 0: word, index } of text.nodeValue!.matchAll(
      /(?<![\w@/.-])(?!\w+\.\w)[\w$%.,’]{2,14}(?![\w@/-])/g,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/**
 * Every color of a drawing that is one of ours; black, white and gray may be theirs, too. The line beside the
 * form brings its own ground.
 */
function ownColors(palette: string[]): string[] {
  const inside = document.createElement('i');
  const ours = new Set(
    palette.map((color) => {
      inside.style.color = color;
      return inside.style.color;
    }),
  );
  const found: string[] = [];
  const look = (element: Element, style: CSSStyleDeclaration, properties: string[]) => {
    for (const property of properties)
      if (ours.has(style.getPropertyValue(property)))
        found.push(`${property} of ${element.outerHTML.slice(0, 90)}`);
  };
  for (const shape of document.querySelectorAll('svg :is(path, circle, rect, line, polyline, text)'))
    if (shape.checkVisibility() && !shape.closest('[role="progressbar"]'))
      look(shape, getComputedStyle(shape), ['fill', 'stroke']);
  for (const key of document.querySelectorAll('.key'))
    look(key, getComputedStyle(key, '::before'), ['background-color', 'border-top-color']);
  return found;
}
