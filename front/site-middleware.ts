import type { Env } from '@/lib/platform/config/env';
import { RETRY_SECONDS, withinAnswer } from '@/lib/platform/http/answer-status';
import { believes } from '@/lib/platform/http/client-address';
import type { FrontWords } from '@/lib/server/running-site';
import { log } from '@/lib/platform/log/log';
import { acceptable } from './acceptable';
import type { Middleware } from './middleware';
import { calls } from './calls';
import { oneAddress } from './client-address';
import { CAPACITY, underLoad } from './load';
import { formActions } from './next-internals/form-actions';
import { REPORTS, type Site } from './policy/policy';
import { policyReports } from './policy/reports';
import { policies, policyOf } from './policy/middleware';
import { postedForms } from './posted-forms';
import { type Answered, requestLog } from './request-log';
import type { PatternOf } from './route-patterns';
import { files } from './static/files';
import { missing } from './static/missing';
import { otherReleases } from './static/other-releases';
import { readRecords } from './static/records';
import { loadStore } from './static/store';

type Setting = {
  settings: Env;
  /** The build folder. */
  build: string;
  patternOf: PatternOf;
  words: FrontWords;
  counter: Site['counter'];
  /** Called with each answer; null: neither logged nor counted. */
  count: ((answered: Answered) => void) | null;
};

/** The middleware that every request passes before Next gets it, outermost first. */
export function siteMiddleware({ settings, build, patternOf, words, counter, count }: Setting): Middleware[] {
  const records = readRecords(build);
  const site = siteOf(settings, counter);
  const more = policyOf(site);
  const store = loadStore(build, records, more);
  const lookBeside = otherReleases(store, build, more);
  lookBeside();
  const actions = formActions(build);
  const forms = Object.fromEntries([...actions.keys()].map((route) => [route, ['GET', 'HEAD', 'POST']]));
  const methods = { ...records.methods, ...forms, [REPORTS]: ['POST'] };
  const trusted = settings.TRUSTED_PROXIES ?? null;
  const isTrusted = (address: string) => believes(address, trusted);
  // LIMITS_FACTOR multiplies every limit of a network.
  const share = Math.min(1, CAPACITY.share * settings.LIMITS_FACTOR);
  return [
    requestLog({ patternOf, count, isTrusted }),
    acceptable({ patternOf, methods, isRecorded: (path) => store.has(path) }),
    files(store, lookBeside),
    missing(records.answers, { build, patternOf, more }),
    policyReports((line) => log().warn(line)),
    oneAddress(trusted),
    underLoad(patternOf, words, { ...CAPACITY, share }),
    postedForms(actions, patternOf, { siteUrl: settings.BASE_URL, brand: words.brand, words }),
    policies(site, records.answers, patternOf),
    calls(build, patternOf),
    statusOfPages,
  ];
}

/** Lets a page that is rendered now say its status. */
const statusOfPages: Middleware = (next) => (request, response) =>
  withinAnswer(
    (status) => {
      response.statusCode = status;
      if (status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
    },
    () => next(request, response),
  );

function siteOf({ BASE_URL, STRIPE_JS_URL }: Env, counter: Site['counter']): Site {
  return {
    isSecure: BASE_URL.startsWith('https:'),
    standIn: STRIPE_JS_URL ? new URL(STRIPE_JS_URL).origin : null,
    counter,
  };
}
