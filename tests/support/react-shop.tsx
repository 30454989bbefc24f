// A page that is bundled for one test: Stripe's own packages on top of whatever window.Stripe is there.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  ContactDetailsElement,
  Elements,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const { key, clientSecret } = document.body.dataset as { key: string; clientSecret: string };
const stripe = loadStripe(key);

function Form() {
  const [stripe, elements] = [useStripe(), useElements()];
  const [said, say] = useState('');
  const pay = async () => {
    if (!stripe || !elements) return;
    const { error } = await elements.submit();
    if (error) return say(error.message ?? '');
    const confirmParams = { return_url: location.href };
    const result = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams,
      redirect: 'if_required',
    });
    say(result.error?.message ?? result.paymentIntent?.status ?? '');
  };
  return (
    <>
      <ContactDetailsElement
        onChange={({ value }) => document.body.setAttribute('data-email', value.email)}
      />
      <PaymentElement options={{ layout: 'tabs' }} />
      <button onClick={() => void pay()}>Pay</button>
      <output>{said}</output>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Elements
    stripe={stripe}
    options={{ clientSecret, appearance: { variables: { colorPrimary: '#7a5a1e' } } }}
  >
    <Form />
  </Elements>,
);
