import { TEST_CARDS, type CardOutcome, type TestCard } from '../../stripe/test-cards';
import type { Fault } from './field';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What is wrong with a card number: only the numbers that Stripe has published for tests are ever sent. */
export function numberFault(text: string): Fault | null {
  const digits = digitsOf(text);
  if (digits.length < 14) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  if (!passesLuhn(digits)) return { code: 'invalid_number', message: 'Your card number is invalid.' };
  if (testCard(text)) return null;
  const message =
    "This is a sandbox: only Stripe's test cards are taken, such as 4242 4242 4242 4242. The number you typed was not sent anywhere.";
  return { code: 'invalid_number', message };
}

/** @param today the sandbox takes any month that has not ended */
export function expiryFault(text: string, today = new Date()): Fault | null {
  const { month, year } = expiryOf(text);
  if (digitsOf(text).length < 4 || month < 1 || month > 12) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  if (new Date(year, month, 1) > today) return null;
  return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
}

/** Three digits, and four for a card that begins with 3. */
export function codeFault(text: string, number: string): Fault | null {
  const wanted = testCard(number)?.brand === 'amex' ? 4 : 3;
  if (digitsOf(text).length === wanted) return null;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

function testCard(text: string): TestCard | undefined {
  return TEST_CARDS.find(({ number }) => number === digitsOf(text));
}

/** 12 / 34 is December 2034. */
export function expiryOf(text: string): { month: number; year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

export function formatNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

export function formatExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
}

/** What becomes of a payment with this card, in a few words. */
export function described(outcome: CardOutcome): string {
  if (outcome.does === 'succeed') return 'paid';
  if (outcome.does === 'succeed-and-dispute') return 'paid, then disputed';
  if (outcome.does === 'ask')
    return outcome.then === 'succeed' ? 'asks for 3D Secure' : 'asks for 3D Secure, then declines';
  return outcome.message.replace(/^Your card (was|has) /, '').replace(/\.$/, '');
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
