import { confirmPayment, type ConfirmOptions } from './confirm';
import { integrationError } from './element';
import type { ElementsOptions } from './element';
import { Elements } from './elements';

/** The sandbox's address is that of this script. */
const ORIGIN = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** The stand-in for window.Stripe. @throws IntegrationError for a key that is not a test key */
function Stripe(key: string) {
  if (!key.startsWith('pk_test_')) {
    throw integrationError('The sandbox takes test keys only: a live key belongs to Stripe itself.');
  }
  return {
    elements: (options: ElementsOptions) => new Elements(ORIGIN, key, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(ORIGIN, key, options),
    createToken: notThere('createToken'),
    createPaymentMethod: notThere('createPaymentMethod'),
    confirmCardPayment: notThere('confirmCardPayment'),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

/** react-stripe-js looks for these; a page that calls one learns that the sandbox has it not. */
function notThere(name: string) {
  return () => Promise.reject(integrationError(`The sandbox has no stripe.${name}().`));
}

Stripe.version = 'endive';
Object.assign(window, { Stripe });
