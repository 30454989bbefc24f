import { z } from 'zod';
import { COMPANY_SIZES } from '@/lib/diagnostic/rules/questionnaire';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { callsOf, empty, form, neededText, READ, seeOther } from '@/lib/platform/http/openapi/operation';

const text = z.string().optional();

/** What the forms of pages send: every field is a text, and what is in it is looked at by the verb. */
export const YOUR_DATA_BODIES = {
  EmailForm: z.object({ email: text }),
  KeyForm: z.object({ token: text.meta({ description: 'The key from the link.' }) }),
  AddressForm: z.object({ token: text, email: text }),
  CorrectionForm: z.object({
    ...{ token: text, assessment: text, name: text, phone: text, company: text, role: text },
    companySize: z.union([z.enum(COMPANY_SIZES), z.literal('')]).optional(),
  }),
};

const token = 'the-key-out-of-a-link';
const email = 'ada@example.com';
const KEY = { name: 'KeyForm', example: { token } };
const EMAIL = { name: 'EmailForm', example: { email } };
const ADDRESS = { name: 'AddressForm', example: { token, email } };
const CORRECTION = { name: 'CorrectionForm', example: { token, assessment: 'its-id', name: 'Ada Quist' } };
const LINK = neededText('path', 'token', 'Signed, from the email.');

/** What the forms of pages behind a link in a mail send, and those that ask for such a mail. */
export const YOUR_DATA_CALLS = callsOf('your-data', {
  [apiRoutes.yourData]: form('requestDataLink', 'Emails a link to what’s stored under an address.', EMAIL),
  [apiRoutes.correctData]: form('correctData', 'Corrects someone’s details in their diagnostic.', CORRECTION),
  [apiRoutes.changeAddress]: form(
    'askForNewAddress',
    'Asks another mailbox to confirm it replaces an address.',
    ADDRESS,
  ),
  [apiRoutes.newAddress]: form('confirmNewAddress', 'Puts the new address in place.', KEY),
  [apiRoutes.stopNewsletter]: form('stopNewsletter', 'Withdraws all of an address’s consents.', KEY),
  [apiRoutes.eraseData]: form('eraseData', 'Deletes everything under an address.', KEY),
  [apiRoutes.notMe]: form('disownAssessment', 'Deletes a diagnostic someone else filled in.', KEY),
  [apiRoutes.confirmNewsletter]: form('confirmNewsletter', 'Confirms consent to marketing email.', KEY),
  '/api/unsubscribe/{token}': {
    get: {
      operationId: 'openUnsubscribe',
      summary: 'Redirects to the page with the button, since programs open links by themselves.',
      parameters: [LINK],
      responses: { '303': seeOther('To the page.'), ...READ },
    },
    post: {
      operationId: 'unsubscribe',
      summary: 'Unsubscribes with one click (RFC 8058). It has no call limit.',
      parameters: [LINK],
      responses: {
        '200': empty('Unsubscribed.'),
        '303': seeOther('Back to our page that sent it.'),
        '404': empty('Not one of our links.'),
        ...READ,
      },
    },
  },
});
