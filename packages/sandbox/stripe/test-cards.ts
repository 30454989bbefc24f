/** What becomes of a payment with a card that Stripe has published for tests. */
export type CardOutcome =
  | { does: 'succeed' }
  | { does: 'succeed-and-dispute' }
  | { does: 'decline'; code: string; declineCode?: string; message: string }
  | { does: 'ask'; then: 'succeed' | 'decline' };

export type TestCard = { number: string; name: string; brand: string; outcome: CardOutcome };

const declines = (code: string, message: string, declineCode?: string): CardOutcome => ({
  does: 'decline',
  code,
  message,
  ...(declineCode && { declineCode }),
});

const SUCCEEDS: CardOutcome = { does: 'succeed' };
export const GENERIC_DECLINE = 'Your card was declined.';

/**
 * https://docs.stripe.com/testing: the only numbers the sandbox takes. The browser's half reads this table
 * too.
 */
export const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', name: 'pm_card_visa', brand: 'visa', outcome: SUCCEEDS },
  { number: '5555555555554444', name: 'pm_card_mastercard', brand: 'mastercard', outcome: SUCCEEDS },
  { number: '378282246310005', name: 'pm_card_amex', brand: 'amex', outcome: SUCCEEDS },
  visa(
    '4000000000000002',
    'pm_card_chargeDeclined',
    declines('card_declined', GENERIC_DECLINE, 'generic_decline'),
  ),
  visa(
    '4000000000009995',
    'pm_card_chargeDeclinedInsufficientFunds',
    declines('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  ),
  visa(
    '4000000000000069',
    'pm_card_chargeDeclinedExpiredCard',
    declines('expired_card', 'Your card has expired.'),
  ),
  visa(
    '4000000000000127',
    'pm_card_chargeDeclinedIncorrectCvc',
    declines('incorrect_cvc', "Your card's security code is incorrect."),
  ),
  visa(
    '4000000000000119',
    'pm_card_chargeDeclinedProcessingError',
    declines('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),
  visa('4000002500003155', 'pm_card_authenticationRequiredOnSetup', { does: 'ask', then: 'succeed' }),
  visa('4000002760003184', 'pm_card_authenticationRequired', { does: 'ask', then: 'succeed' }),
  visa('4000000000003220', 'pm_card_threeDSecure2Required', { does: 'ask', then: 'succeed' }),
  visa('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined', { does: 'ask', then: 'decline' }),
  visa('4000000000000259', 'pm_card_createDispute', { does: 'succeed-and-dispute' }),
];

/** Bank accounts for tests; the routing number is 110000000 for all. */
export const TEST_BANK_ACCOUNTS = [
  { number: '000123456789', name: 'pm_usBankAccount_success', settles: 'succeed' },
  { number: '000222222227', name: 'pm_usBankAccount_insufficientFunds', settles: 'fail' },
  { number: '000000000009', name: 'pm_usBankAccount_processing', settles: 'never' },
] as const;

export const TEST_ROUTING_NUMBER = '110000000';

function visa(number: string, name: string, outcome: CardOutcome): TestCard {
  return { number, name, brand: 'visa', outcome };
}
