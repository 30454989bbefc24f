import { TEST_CARDS } from '../../stripe/test-cards';
import {
  codeFault,
  described,
  expiryFault,
  expiryOf,
  formatExpiry,
  formatNumber,
  numberFault,
} from './card-rules';
import { Field } from './field';

const number = new Field('number', numberFault, formatNumber);
const expiry = new Field('expiry', (text) => expiryFault(text), formatExpiry);
const code = new Field('code', (text) => codeFault(text, number.value));

export const CARD_FIELDS = [number, expiry, code];

/** What is entered, as Stripe names it. */
export function cardParameters(): Record<string, string> {
  const { month, year } = expiryOf(expiry.value);
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number.value.replace(/\D/g, ''),
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': code.value,
  };
}

/** The list of test cards; choosing one fills the form. */
export function listTestCards(onChosen: () => void): void {
  const list = document.getElementById('test-cards') as HTMLElement;
  for (const card of TEST_CARDS) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${formatNumber(card.number)}: ${described(card.outcome)}`;
    button.addEventListener('click', () => {
      number.value = formatNumber(card.number);
      expiry.value = '12 / 34';
      code.value = card.brand === 'amex' ? '1234' : '123';
      onChosen();
    });
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
}
