/**
 * Shows the bank's question in a dialog over the page, until it is answered. Escape is a refusal, as in the
 * dialog itself.
 */
export function authenticate(origin: string, clientSecret: string, intentId: string): Promise<void> {
  const query = new URLSearchParams({ payment_intent: intentId, payment_intent_client_secret: clientSecret });
  const frame = document.createElement('iframe');
  frame.src = `${origin}/3ds?${query.toString()}`;
  frame.title = '3D Secure authentication';
  Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' });

  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', '3D Secure authentication');
  Object.assign(dialog.style, {
    margin: 'auto',
    border: '1px solid #888',
    borderRadius: '8px',
    padding: '0',
    width: 'min(28rem, calc(100vw - 2rem))',
    height: 'min(24rem, calc(100vh - 2rem))',
    overflow: 'hidden',
  });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    frame.contentWindow?.postMessage('refuse', origin);
  });
  dialog.showModal();

  return new Promise((resolve) => {
    window.addEventListener('message', function hear(event) {
      if (event.source !== frame.contentWindow || event.origin !== origin || event.data !== 'answered')
        return;
      window.removeEventListener('message', hear);
      dialog.close();
      dialog.remove();
      resolve();
    });
  });
}
