import { converse, heightOfPage } from './conversation';
import { Field, firstFault, type Fault } from './field';
import { look, takeFonts } from './look';

const email = new Field('email', emailFault);

const tell = converse({
  begin: ({ appearance, fonts, email: known }) => {
    takeFonts(fonts);
    look(appearance);
    // Whoever was quicker than this message keeps what they typed.
    if (!email.value) email.value = known;
    tell({ report: 'height', pixels: heightOfPage() });
    tell({ report: 'ready' });
    if (email.value) changed();
    return null;
  },
  focus: () => {
    email.input.focus();
    return null;
  },
  submit: () => {
    const fault = firstFault([email]);
    return fault ? { error: { type: 'validation_error', ...fault } } : { value: email.value };
  },
});
email.input.addEventListener('input', changed);

function changed(): void {
  const { value } = email;
  tell({ report: 'change', empty: value === '', complete: email.fault() === null, value: { email: value } });
}

function emailFault(text: string): Fault | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) return null;
  return {
    code: 'incomplete_email',
    message: text === '' ? 'Your email is incomplete.' : 'Your email is invalid.',
  };
}
