import { fillKnown } from '@/lib/kernel/text';
import type { Values } from './fill-in';
import type { Issue } from './issue';
import type { Source } from './source';
import { entriesOf, valueAt } from './tree';

const keysOf = (path: string): string[] =>
  path.startsWith('pages.') ? path.split('.') : path.split(/[.[\]]+/).filter((key) => key !== '');

/**
 * Where content says something else than was agreed to the letter (rule 80): allowed, and to be agreed anew.
 */
export function agreementNotices(sources: readonly Source[], values: Values): Issue[] {
  const texts = Object.entries(AGREED).flatMap(([path, places]) => {
    const source = sources.find(({ file }) => file.endsWith(`/${path}`));
    return source
      ? entriesOf(places).flatMap(([place, agreed]) => differs(source, String(place), agreed, values))
      : [];
  });
  const gone = AGREED_TOOLS.filter(
    (slug) => !sources.some(({ file }) => file.includes(`/products/${slug}/`)),
  ).map((slug) => ({
    file: 'content/products',
    path: '',
    message: `has no '${slug}', which was agreed as the address of a tool.`,
  }));
  return [...texts, ...gone];
}

function differs(source: Source, place: string, agreed: unknown, values: Values): Issue[] {
  const path = keysOf(place);
  const found = valueAt(source.data, path);
  const written =
    typeof found === 'object'
      ? `${String(valueAt(found, ['title']))} - ${String(valueAt(found, ['text']))}`
      : found;
  const filled = (value: unknown) => fillKnown(String(value), values);
  if (filled(written) === filled(agreed)) return [];
  const message = `differs from what was agreed to the letter: ${JSON.stringify(agreed)}. It may, once that is agreed anew.`;
  return [{ file: source.file, path: place, line: source.lineOf(path), message }];
}

/** What was agreed to the letter, by file and place. 'A - B' is a title and the text under it (rule 81). */
export const AGREED: Record<string, Record<string, string | number>> = {
  'site.yaml': {
    'brand.subtitle': '90-Day Sprint Program',
    'header.seeAllTools': 'SEE ALL TOOLS',
    'header.fallbackToolTitle': 'Business Tool',
    'header.fallbackToolDescription': 'Professional business strategy tool',
    'footer.copyrightYear': 2024,
    'footer.copyright': '© {copyrightYear} {brand}. All rights reserved.',
    'legal.date': 'June 30, 2025',
    'pages./book-call.title': 'Book Your Business Clarity Call - {product}',
  },
  'home.yaml': {
    'hero.buttons[0].label': 'Take Business Diagnostic',
    'hero.buttons[0].caption': 'Get your Strategic Alignment Score',
    'hero.buttons[1].label': '{subtitle}',
    'hero.buttons[1].caption': '1-on-1 strategic coaching',
    'realProblem.title': 'The Real Problem',
    'realProblem.points[0].title': 'Inconsistent growth and resource drain',
    'realProblem.points[1].title': 'Strategic misalignment',
    'realProblem.points[2].title': 'Reactive decision-making',
    'realProblem.points[3].title': 'Execution gaps',
    'panels.problem.opens.label': 'Program Scope',
    'panels.scope.title': 'Program Scope',
    'panels.scope.columns[0]': 'BUILD Step',
    'panels.scope.columns[1]': 'Session',
    'panels.scope.columns[2]': 'Outcomes',
    'panels.scope.opens.label': 'Who is this for',
    'panels.whoFor.title': 'Who is this for',
    'panels.whoFor.opens.label': 'Results and Testimonials',
    'panels.results.title': 'Results and Testimonials',
    'panels.results.opens.label': 'Pricing Options',
    'panels.pricing.title': 'Pricing Options',
    'panels.pricing.columns[0]': 'Plan',
    'panels.pricing.columns[1]': 'Includes',
    'panels.pricing.columns[2]': 'Investment',
    'panels.pricing.opens.label': 'Meet the Team',
    'panels.team.title': 'Meet the Team',
    'nextStep.title': 'Choose Your Next Step',
    'trustedBy.title': 'Trusted by Growing Businesses',
    'trustedBy.line': "Join thousands of founders who've already downloaded our growth insights",
  },
  'programme.yaml': {
    'build.steps[0].session': 'Clarity Session',
    'build.steps[0].duration': '60 min',
    'build.steps[1].session': 'OKR Alignment Workshop',
    'build.steps[1].duration': '90 min',
    'build.steps[2].session': 'Roadmap Creation Session',
    'build.steps[2].duration': '2 hrs',
    'build.steps[3].session': 'Roadmap Review and Launch Prep',
    'build.steps[3].duration': '60 min',
    'build.steps[4].session': 'Sprint Execution',
    'build.steps[4].duration': '6 coaching sessions of 30 min over 3 months',
    'plans[0].name': 'Full Build Sprint',
    'plans[0].priceCents': 550000,
    'plans[1].name': 'Early Bird (limited)',
    'plans[1].priceCents': 495000,
    'plans[2].name': 'Strategy Only',
    'plans[2].priceCents': 240000,
  },
  'team.yaml': { 'coaches[0].years': 20, 'coaches[1].years': 18 },
  'testimonials.yaml': {
    'page.title': 'Testimonials',
    'page.subtitle': 'Real founders. Real outcomes.',
    'page.programLink': 'See How the {product} Works',
    'page.call.title': 'Book a Clarity Call',
    'page.call.button': 'Book Now',
    'page.call.line': "You'll leave the call with insight—whether we work together or not.",
  },
  'booking.yaml': {
    title: 'Book Your Business Clarity Call',
    button: 'Schedule Your Business Clarity Call',
  },
  'diagnostic/questionnaire.yaml': {
    'steps[0].title': 'About You & Your Business',
    'steps[1].title': 'Current Business Challenges',
    'steps[2].title': 'Strategic Alignment Assessment',
    'buttons.previous': 'Previous',
    'buttons.next': 'Next',
    'buttons.submit': 'Get My Results',
    'buttons.submitting': 'Generating Report...',
    'scale.labels[0].label': 'Not in Place',
    'scale.labels[1].label': 'Poor',
    'scale.labels[2].label': 'Somewhat',
    'scale.labels[3].label': 'Excellent',
  },
  'diagnostic/results.yaml': {
    'page.ratings.strong.name': 'Strong',
    'page.ratings.moderate.name': 'Moderate',
    'page.ratings.needsAttention.name': 'Needs Attention',
    'page.call.button': 'Schedule Your Business Clarity Call',
    'states.invalid.button': 'Take Assessment Again',
    'states.notFound.button': 'Take Assessment',
  },
  'toolbox.yaml': {
    'cards.more': '+ {n} more resources',
    'cards.badge': 'Most Popular',
    'cards.empty': 'No digital products available at the moment.',
    'checkout.title': 'Payment Details',
    'checkout.submit': 'Complete Purchase',
    'checkout.submitting': 'Processing...',
    'checkout.success.title': 'Payment Successful!',
    'checkout.success.button': 'View More Products',
  },
  'products/complete-strategy-toolbox/product.yaml': {
    priceCents: 38880,
    badge: 'Save {saving} ({percent}% OFF)',
  },
  'messages.yaml': {
    'exact.validation.firstName': 'First name must be at least 2 characters',
    'exact.validation.lastName': 'Last name must be at least 2 characters',
    'exact.validation.email': 'Invalid email address',
    'exact.validation.currentChallenges': 'Select at least one challenge',
    'exact.alerts.paymentUnavailable':
      'Payment system is temporarily unavailable while we update our payment processing. Please check back in a few hours or contact us directly at {email} for immediate assistance.',
    'exact.alerts.paymentNotStarted':
      'Unable to process payment at this moment. Please contact {email} for assistance.',
    'exact.messages.paymentInitFailed': 'Failed to initialize payment',
    'exact.messages.http': '{status}: {body}',
    'exact.pages.notFound': '404 Page Not Found',
    'exact.pages.assessmentNotFound': 'Assessment Not Found',
    'exact.pages.assessmentInvalid': 'Assessment Not Found - The assessment ID is missing or invalid.',
    'exact.pages.productNotFound': "Product Not Found - The product you're looking for doesn't exist.",
    'exact.toasts.requiredFields':
      'Required Fields - Please fill in your first name, last name, and email to continue.',
    'exact.toasts.selectionRequired':
      'Selection Required - Please select at least one challenge to continue.',
    'exact.toasts.missingInformation':
      'Missing Information - Please ensure first name, last name, and email are filled out.',
    'exact.toasts.missingChallenges': 'Missing Challenges - Please select at least one challenge.',
    'exact.toasts.assessmentIncomplete':
      'Assessment Incomplete - Please rate all sections before submitting.',
    'exact.toasts.submitFailed': 'Error - Failed to submit assessment: {message}',
    'exact.toasts.noId': 'Error - Assessment was created but no ID was returned.',
    'exact.toasts.paymentFailed': 'Payment Failed - {message}',
    'exact.toasts.paymentSucceeded':
      'Payment Successful - Thank you for your purchase! Check your email for download instructions.',
  },
};

/** The addresses of the tools that were agreed, in the order of the toolbox. */
const AGREED_TOOLS = [
  'okr-planning-calculator',
  '90-day-sprint-planner',
  'strategic-alignment-assessment-kit',
  'roi-projection-calculator',
  'team-performance-dashboard',
  'executive-decision-framework',
  'okr-workshop-facilitator-kit',
  'goal-cascade-builder',
  'strategic-okr-execution-tracker',
];
