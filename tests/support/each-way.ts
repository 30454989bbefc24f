import { nightlyUnless, test } from './browser';

/** How our scripts may fare in a browser: whether it runs any, and whether they get there. */
const WAYS = [
  { way: 'with scripts', javaScriptEnabled: true, arrive: true },
  { way: 'with scripts turned off', javaScriptEnabled: false, arrive: true },
  { way: 'while no script arrives', javaScriptEnabled: true, arrive: false },
];

type Tests = (isScripted: boolean) => void;

/**
 * The same tests for a browser with scripts, for one that has them turned off, and for one that none of ours
 * reaches.
 */
export const eachWay = (tests: Tests): void => inWays(WAYS, tests);

/** For pages that React takes nothing over of: with scripts turned off, and nightly with scripts. */
export const bothWays = (tests: Tests): void =>
  inWays(
    [
      { ...WAYS[1]!, isFirst: true },
      { ...WAYS[0]!, isFirst: false },
    ],
    tests,
  );

/** For what only those meet who have no script of ours: with scripts turned off, and where none arrives. */
export const withoutScripts = (tests: Tests): void => inWays(WAYS.slice(1), tests);

function inWays(ways: ((typeof WAYS)[number] & { isFirst?: boolean })[], tests: Tests): void {
  for (const { way, javaScriptEnabled, arrive, isFirst = arrive } of ways)
    test.describe(`${way}${nightlyUnless(isFirst)}`, () => {
      test.use({ javaScriptEnabled, expectedErrors: arrive ? [] : ['ERR_FAILED'] });
      if (!arrive) test.beforeEach(({ context }) => context.route(/\.js$/, (route) => route.abort()));
      tests(javaScriptEnabled && arrive);
    });
}
