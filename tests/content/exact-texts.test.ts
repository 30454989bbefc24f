import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '@/tests/support/content';

/** Rule 80: words agreed to the letter, and where the content keeps them. */
const content = loadContent(CONTENT);
const { site, home, programme, testimonials, booking, messages, toolbox, diagnostic } = content;
const { questionnaire, results } = diagnostic;
const email = site.contact.email;

test.each([
  // The brand, and what stands on more than one page
  [site.brand.subtitle, '90-Day Sprint Program'],
  [home.nextStep.title, 'Choose Your Next Step'],
  [home.trustedBy.title, 'Trusted by Growing Businesses'],
  [home.trustedBy.line, "Join thousands of founders who've already downloaded our growth insights"],
  [home.realProblem.title, 'The Real Problem'],
  // Header and landing page
  [site.header.seeAllTools, 'SEE ALL TOOLS'],
  [site.header.fallbackToolTitle, 'Business Tool'],
  [site.header.fallbackToolDescription, 'Professional business strategy tool'],
  [home.hero.buttons[0].label, 'Take Business Diagnostic'],
  [home.hero.buttons[0].caption, 'Get your Strategic Alignment Score'],
  [home.hero.buttons[1].label, '90-Day Sprint Program'],
  [home.hero.buttons[1].caption, '1-on-1 strategic coaching'],
  [home.panels.scope.title, 'Program Scope'],
  [home.panels.whoFor.title, 'Who is this for'],
  [home.panels.results.title, 'Results and Testimonials'],
  [home.panels.pricing.title, 'Pricing Options'],
  [home.panels.team.title, 'Meet the Team'],
  [home.panels.problem.opens.label, 'Program Scope'],
  [home.panels.scope.opens.label, 'Who is this for'],
  [home.panels.whoFor.opens.label, 'Results and Testimonials'],
  [home.panels.results.opens.label, 'Pricing Options'],
  [home.panels.pricing.opens.label, 'Meet the Team'],
  // Testimonials and booking
  [testimonials.page.title, 'Testimonials'],
  [testimonials.page.subtitle, 'Real founders. Real outcomes.'],
  [testimonials.page.programLink, 'See How the 90-Day Sprint Works'],
  [testimonials.page.call.title, 'Book a Clarity Call'],
  [testimonials.page.call.button, 'Book Now'],
  [testimonials.page.call.line, "You'll leave the call with insight—whether we work together or not."],
  [booking.title, 'Book Your Business Clarity Call'],
  [site.pages['/book-call'].title, 'Book Your Business Clarity Call - 90-Day Sprint'],
  [booking.button, 'Schedule Your Business Clarity Call'],
  // Diagnostic
  [questionnaire.steps[0].title, 'About You & Your Business'],
  [questionnaire.steps[1].title, 'Current Business Challenges'],
  [questionnaire.steps[2].title, 'Strategic Alignment Assessment'],
  [questionnaire.buttons.previous, 'Previous'],
  [questionnaire.buttons.next, 'Next'],
  [questionnaire.buttons.submit, 'Get My Results'],
  [questionnaire.buttons.submitting, 'Generating Report...'],
  [results.page.ratings.strong.name, 'Strong'],
  [results.page.ratings.moderate.name, 'Moderate'],
  [results.page.ratings.needsAttention.name, 'Needs Attention'],
  [results.page.call.button, 'Schedule Your Business Clarity Call'],
  [results.states.invalid.button, 'Take Assessment Again'],
  [results.states.notFound.button, 'Take Assessment'],
  // Toolbox and checkout
  [toolbox.cards.more, '+ {n} more resources'],
  [toolbox.cards.badge, 'Most Popular'],
  [toolbox.cards.empty, 'No digital products available at the moment.'],
  [toolbox.checkout.title, 'Payment Details'],
  [toolbox.checkout.submit, 'Complete Purchase'],
  [toolbox.checkout.submitting, 'Processing...'],
  [toolbox.checkout.success.title, 'Payment Successful!'],
  [toolbox.checkout.success.button, 'View More Products'],
  // Messages
  [messages.exact.validation.firstName, 'First name must be at least 2 characters'],
  [messages.exact.validation.lastName, 'Last name must be at least 2 characters'],
  [messages.exact.validation.email, 'Invalid email address'],
  [messages.exact.validation.currentChallenges, 'Select at least one challenge'],
  [
    messages.exact.alerts.paymentUnavailable,
    `Payment system is temporarily unavailable while we update our payment processing. Please check back in a few hours or contact us directly at ${email} for immediate assistance.`,
  ],
  [
    messages.exact.alerts.paymentNotStarted,
    `Unable to process payment at this moment. Please contact ${email} for assistance.`,
  ],
  [messages.exact.messages.paymentInitFailed, 'Failed to initialize payment'],
  [messages.exact.messages.http, '{status}: {body}'],
  [messages.exact.pages.notFound, '404 Page Not Found'],
  [messages.exact.pages.assessmentNotFound, 'Assessment Not Found'],
  // Footer and legal pages
  [site.footer.copyright, '© 2024 Plumbline. All rights reserved.'],
  [content.legal.privacyPolicy.date, 'June 30, 2025'],
  [content.legal.termsOfService.date, 'June 30, 2025'],
])('"%s" is exact', (ours, theirs) => {
  expect(ours).toBe(theirs);
});

/** 'A - B': A is the title, B the text (rule 81). */
const { toasts, pages } = messages.exact;
test.each([
  [
    toasts.requiredFields,
    'Required Fields - Please fill in your first name, last name, and email to continue.',
  ],
  [toasts.selectionRequired, 'Selection Required - Please select at least one challenge to continue.'],
  [
    toasts.missingInformation,
    'Missing Information - Please ensure first name, last name, and email are filled out.',
  ],
  [toasts.missingChallenges, 'Missing Challenges - Please select at least one challenge.'],
  [toasts.assessmentIncomplete, 'Assessment Incomplete - Please rate all sections before submitting.'],
  [toasts.submitFailed, 'Error - Failed to submit assessment: {message}'],
  [toasts.noId, 'Error - Assessment was created but no ID was returned.'],
  [toasts.paymentFailed, 'Payment Failed - {message}'],
  [
    toasts.paymentSucceeded,
    'Payment Successful - Thank you for your purchase! Check your email for download instructions.',
  ],
  [pages.assessmentInvalid, 'Assessment Not Found - The assessment ID is missing or invalid.'],
  [pages.productNotFound, "Product Not Found - The product you're looking for doesn't exist."],
])('$title is exact', ({ title, text }, theirs) => {
  expect(`${title} - ${text}`).toBe(theirs);
});

test('a table or a list has the headings that were agreed', () => {
  expect(home.panels.scope.columns).toEqual(['BUILD Step', 'Session', 'Outcomes']);
  expect(home.panels.pricing.columns).toEqual(['Plan', 'Includes', 'Investment']);
  expect(questionnaire.scale.labels.map(({ label }) => label)).toEqual([
    'Not in Place',
    'Poor',
    'Somewhat',
    'Excellent',
  ]);
  expect(home.realProblem.points.map(({ title }) => title.toLowerCase())).toEqual([
    'inconsistent growth and resource drain',
    'strategic misalignment',
    'reactive decision-making',
    'execution gaps',
  ]);
});

test('the BUILD sessions are those that were agreed', () => {
  expect(programme.build.steps.map(({ session, duration }) => `${session} ${duration}`)).toEqual([
    'Clarity Session 60 min',
    'OKR Alignment Workshop 90 min',
    'Roadmap Creation Session 2 hrs',
    'Roadmap Review and Launch Prep 60 min',
    'Sprint Execution 6 coaching sessions of 30 min over 3 months',
  ]);
});

test('the plans and their prices are those that were agreed', () => {
  expect(programme.plans.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ['Full Build Sprint', 550000],
    ['Early Bird (limited)', 495000],
    ['Strategy Only', 240000],
  ]);
});

test('the tools have the addresses that were agreed', () => {
  expect(content.products.map(({ slug }) => slug)).toEqual([
    'okr-planning-calculator',
    '90-day-sprint-planner',
    'strategic-alignment-assessment-kit',
    'roi-projection-calculator',
    'team-performance-dashboard',
    'executive-decision-framework',
    'okr-workshop-facilitator-kit',
    'goal-cascade-builder',
    'strategic-okr-execution-tracker',
    'complete-strategy-toolbox',
  ]);
});

test('the coaches have 20 and 18 years of experience, and say so', () => {
  expect(content.team.coaches.map(({ years }) => years)).toEqual([20, 18]);
  for (const { years, bio } of content.team.coaches) expect(bio).toContain(`${years} years of experience`);
});
