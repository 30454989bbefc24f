import { apiRoutes } from '@/lib/kernel/api-routes';
import { empty, FORM_WRITE, formBody, type Operation, pathText, READ, seeOther } from './operation';

const tags = ['letters'];
const KEY = { token: 'the-key-out-of-a-link' };
const EMAIL = { email: 'ada@example.com' };

/** What the forms of pages behind a link in a mail send, and those that ask for such a mail. */
export const LETTERS: Record<string, Record<string, Operation>> = {
  [apiRoutes.findPurchase]: form(
    'requestPurchaseLinks',
    'Mails the links to what was bought with an address.',
    'EmailForm',
    EMAIL,
  ),
  [apiRoutes.yourData]: form(
    'requestDataLink',
    'Mails a link to what is stored under an address.',
    'EmailForm',
    EMAIL,
  ),
  [apiRoutes.correctData]: form(
    'correctData',
    'Corrects who somebody is in a diagnostic of theirs.',
    'CorrectionForm',
    { ...KEY, assessment: 'its-id', name: 'Ada Quist' },
  ),
  [apiRoutes.changeAddress]: form(
    'askForNewAddress',
    'Asks another mailbox to take the place of an address.',
    'AddressForm',
    { ...KEY, ...EMAIL },
  ),
  [apiRoutes.newAddress]: form('confirmNewAddress', 'Puts the new address in place.', 'KeyForm', KEY),
  [apiRoutes.stopNewsletter]: form(
    'stopNewsletter',
    'Withdraws every consent of an address.',
    'KeyForm',
    KEY,
  ),
  [apiRoutes.eraseData]: form('eraseData', 'Deletes everything under an address.', 'KeyForm', KEY),
  [apiRoutes.notMe]: form(
    'disownAssessment',
    'Deletes a diagnostic that somebody else filled in.',
    'KeyForm',
    KEY,
  ),
  [apiRoutes.confirmNewsletter]: form(
    'confirmNewsletter',
    'Confirms consent to marketing mail.',
    'KeyForm',
    KEY,
  ),
  '/api/unsubscribe/{token}': {
    get: {
      operationId: 'openUnsubscribe',
      summary: 'Leads to the page with the button: programs open links by themselves.',
      tags,
      parameters: [pathText('token', 'Signed, out of the mail.')],
      responses: { '303': seeOther('To the page.'), ...READ },
    },
    post: {
      operationId: 'unsubscribe',
      summary: 'Ends the newsletter with one click (RFC 8058). It has no limit of calls.',
      tags,
      parameters: [pathText('token', 'Signed, out of the mail.')],
      responses: {
        '200': empty('It has ended.'),
        '303': seeOther('Back to our page, which sent it.'),
        '404': empty('No link of ours.'),
        ...READ,
      },
    },
  },
};

function form(
  operationId: string,
  summary: string,
  schema: string,
  example: object,
): Record<string, Operation> {
  const responses = { '303': seeOther('Back to a page that says what came of it.'), ...FORM_WRITE };
  return { post: { operationId, summary, tags, ...formBody(schema, example), responses } };
}
