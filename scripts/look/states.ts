import { loadContent } from '../../lib/content/load';
import { routes } from '../../lib/kernel/routes';
import { inProject } from '../setup/project.mjs';
import { CARDS } from '../../tests/support/checkout-page';
import { aDraft, withDraft } from './drafts';
import type { State } from './state';
import {
  askForNext,
  askToStartOver,
  openAllDetails,
  openCheckout,
  openMenu,
  payWith,
  pointAtRating,
  press,
  refused,
  seeOrder,
  send,
  sendAndFail,
  sendUnrated,
  showAllHelp,
  typeNonsense,
  untilRefused,
  untilShown,
  withoutStripe,
} from './actions';

const { toolbox } = loadContent(inProject('content'));
const demos = toolbox.demos.items;
const TOOL = routes.product('goal-cascade-builder');
const STILL = { reducedMotion: 'reduce' } as const;
const stepTwo = `${routes.diagnostic}?step=2`;
const stepThree = `${routes.diagnostic}?step=3`;

const ON_SCREEN: State[] = [
  { name: 'home', url: routes.home },
  { name: 'home-window', url: routes.home, frame: 'window' },
  { name: 'home-menu', url: routes.home, frame: 'window', widths: [360], after: openMenu },
  {
    name: 'toolbox-menu',
    url: routes.home,
    frame: 'window',
    widths: [768, 1440],
    after: press('[popovertarget=toolbox-menu]'),
  },
  { name: 'home-reduced-motion', url: routes.home, media: STILL },
  { name: 'not-found', url: '/no-such-page' },

  { name: 'toolbox', url: routes.toolbox },
  { name: 'toolbox-folds-open', url: routes.toolbox, widths: [360], after: openAllDetails },
  { name: 'product', url: routes.product('90-day-sprint-planner') },
  { name: 'product-bundle', url: routes.product('complete-strategy-toolbox') },
  { name: 'product-tracker', url: routes.product('strategic-okr-execution-tracker') },
  {
    name: 'product-sample-large',
    url: routes.product('roi-projection-calculator'),
    frame: 'window',
    after: press('main [popovertarget]'),
  },
  { name: 'product-not-found', url: routes.product('no-such-tool') },

  ...demos.map(({ slug, path }) => ({ name: `demo-${slug}`, url: path })),
  { name: 'demo-from-a-diagnostic', url: '/tools/team-performance-dashboard.html#ratings=3333210-33333333' },

  { name: 'checkout', url: TOOL, after: openCheckout },
  { name: 'checkout-refused-card', url: TOOL, after: payWith(CARDS.declined, '.payment-form [role=alert]') },
  { name: 'checkout-bank', url: TOOL, frame: 'window', after: payWith(CARDS.asks, 'dialog[open] iframe') },
  { name: 'checkout-paid', url: TOOL, after: payWith(CARDS.good, '.checkout-sheet a.button') },
  { name: 'order', url: TOOL, after: seeOrder },
  { name: 'checkout-unknown', url: routes.paymentReturn, after: untilShown('.checkout-sheet .button') },
  {
    name: 'checkout-unavailable',
    url: TOOL,
    frame: 'window',
    before: refused(503),
    after: untilRefused,
  },
  { name: 'checkout-no-stripe', url: TOOL, before: withoutStripe, after: openCheckout },

  { name: 'testimonials', url: routes.testimonials },
  { name: 'book-call', url: routes.bookCall },
  { name: 'book-call-window', url: routes.bookCall, frame: 'window' },
  { name: 'sprint-program', url: routes.sprintProgram },
  { name: 'privacy-policy', url: routes.privacyPolicy },
  { name: 'terms-of-service', url: routes.termsOfService },
  { name: 'test-navigation', url: '/test-navigation' },
  { name: 'find-purchase', url: routes.findPurchase },
  { name: 'your-data', url: routes.yourData },
  { name: 'your-data-shown', url: ({ dataKey }) => routes.dataPage(dataKey), after: openAllDetails },
  { name: 'your-data-delete', url: ({ dataKey }) => routes.dataDelete(dataKey) },

  { name: 'diagnostic-1-empty', url: routes.diagnostic },
  { name: 'diagnostic-1-window', url: routes.diagnostic, frame: 'window' },
  { name: 'diagnostic-1-errors', url: routes.diagnostic, after: typeNonsense },
  { name: 'diagnostic-1-toast', url: routes.diagnostic, frame: 'window', after: askForNext },
  { name: 'diagnostic-1-start-over', url: routes.diagnostic, frame: 'window', after: askToStartOver },
  { name: 'diagnostic-draft-question', url: routes.diagnostic, before: withDraft(aDraft(), 'another visit') },
  {
    name: 'diagnostic-2',
    url: stepTwo,
    before: withDraft(aDraft({ ratings: {} })),
    after: untilShown('.challenge'),
  },
  {
    name: 'diagnostic-2-toast',
    url: stepTwo,
    frame: 'window',
    before: withDraft(aDraft({ currentChallenges: [] })),
    after: askForNext,
  },
  {
    name: 'diagnostic-3-unrated',
    url: stepThree,
    before: withDraft(aDraft({ ratings: {} })),
    after: untilShown('.rating'),
  },
  { name: 'diagnostic-3-rated', url: stepThree, before: withDraft(aDraft()), after: untilShown('.rating') },
  {
    name: 'diagnostic-3-window',
    url: stepThree,
    frame: 'window',
    before: withDraft(aDraft()),
    after: untilShown('.rating'),
  },
  { name: 'diagnostic-3-help', url: stepThree, before: withDraft(aDraft()), after: showAllHelp },
  {
    name: 'diagnostic-3-tooltip',
    url: stepThree,
    frame: 'window',
    before: withDraft(aDraft()),
    after: pointAtRating,
  },
  {
    name: 'diagnostic-3-question',
    url: stepThree,
    frame: 'window',
    before: withDraft(aDraft({ ratings: {} })),
    after: sendUnrated,
  },
  {
    name: 'diagnostic-sending',
    url: stepThree,
    frame: 'window',
    before: withDraft(aDraft(), 'this visit', 'hangs'),
    after: send,
  },
  {
    name: 'diagnostic-sending-failed',
    url: stepThree,
    frame: 'window',
    before: withDraft(aDraft(), 'this visit', 'fails'),
    after: sendAndFail,
  },

  { name: 'results-strong', url: ({ results }) => results.strong },
  { name: 'results-moderate', url: ({ results }) => results.moderate },
  { name: 'results-moderate-window', url: ({ results }) => results.moderate, frame: 'window' },
  { name: 'results-needs-attention', url: ({ results }) => results.needsAttention },
  { name: 'results-unrated', url: ({ results }) => results.unrated },
  { name: 'results-none', url: ({ results }) => results.none },
  { name: 'results-tie', url: ({ results }) => results.tie },
  { name: 'results-full', url: ({ results }) => results.full },
  { name: 'results-long-words', url: ({ results }) => results.longWords },
  { name: 'results-scoring-open', url: ({ results }) => results.moderate, after: openAllDetails },
  { name: 'results-not-found', url: routes.results('unknown') },
  { name: 'results-no-id', url: routes.results('undefined') },
  { name: 'results-failed', url: ({ broken }) => broken },
];

/** Each once more in the colors of the visitor, with text twice as large on a phone, and as it is printed. */
export const STATES: State[] = ON_SCREEN.flatMap((state) => [
  state,
  {
    ...state,
    name: `${state.name}-forced-colors`,
    media: { forcedColors: 'active' },
    widths: state.widths ?? [360, 1440],
  },
  ...(state.widths?.includes(360) === false
    ? []
    : [{ ...state, name: `${state.name}-large-text`, text: 32, widths: [360] }]),
  ...(state.frame === 'window'
    ? []
    : [{ ...state, name: `${state.name}-printed`, media: { media: 'print' as const }, widths: [768] }]),
]);
