import { TEST_BANK_ACCOUNTS, TEST_ROUTING_NUMBER } from '../../stripe/test-cards';
import { confirmIntent } from '../api';
import type { Confirmation } from '../messages';
import { CARD_FIELDS, cardParameters, listTestCards } from './card-form';
import { converse, heightOfPage } from './conversation';
import { firstFault } from './field';
import { look, takeFonts } from './look';
import { Tabs } from './tabs';

const OUTCOMES = {
  succeed: 'succeeds after a few seconds',
  fail: 'fails after a few seconds',
  never: 'stays in processing',
};

const tell = converse({
  begin: ({ appearance, fonts }) => {
    takeFonts(fonts);
    look(appearance);
    tell({ report: 'height', pixels: heightOfPage() });
    tell({ report: 'ready' });
    // What was typed or chosen before this message came has not been told yet.
    if (tabs.chosen !== 'card' || CARD_FIELDS.some(({ value }) => value)) changed();
    return null;
  },
  focus: () => {
    CARD_FIELDS[0]?.input.focus();
    return null;
  },
  submit: () => {
    const fault = tabs.chosen === 'card' ? firstFault(CARD_FIELDS) : null;
    return fault ? { error: { type: 'validation_error', ...fault } } : { value: tabs.chosen };
  },
  confirm,
});

const tabs = new Tabs(changed);
const account = document.getElementById('account') as HTMLSelectElement;
for (const { number, settles } of TEST_BANK_ACCOUNTS)
  account.add(new Option(`${number}: ${OUTCOMES[settles]}`, number));
listTestCards(changed);
document.addEventListener('input', changed);

function confirm({ key, clientSecret, email, returnUrl, receiptEmail }: Confirmation) {
  return confirmIntent(key, clientSecret, {
    ...(tabs.chosen === 'card' ? { ...cardParameters(), ...COUNTRY } : bankParameters()),
    ...(email && { 'payment_method_data[billing_details][email]': email }),
    ...(returnUrl && { return_url: returnUrl }),
    ...(receiptEmail && { receipt_email: receiptEmail }),
    use_stripe_sdk: 'true',
  });
}

/** Stripe asks for it with a card: here it is always the same. */
const COUNTRY = { 'payment_method_data[billing_details][address][country]': 'US' };

function bankParameters(): Record<string, string> {
  return {
    'payment_method_data[type]': 'us_bank_account',
    'payment_method_data[us_bank_account][routing_number]': TEST_ROUTING_NUMBER,
    'payment_method_data[us_bank_account][account_number]': account.value,
  };
}

function changed(): void {
  const card = tabs.chosen === 'card';
  tell({
    report: 'change',
    empty: card && CARD_FIELDS.every(({ value }) => value === ''),
    complete: !card || CARD_FIELDS.every((field) => field.fault() === null),
    value: { type: tabs.chosen },
  });
}
