/**
 * Where a password leaves no machine. Names and addresses only: what else leads here is a server somewhere to
 * us.
 */
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/** What in SMTP_URL would talk nodemailer into sending a password over a connection that is not encrypted. */
const WEAKENING = ['requireTLS', 'secured'];

/**
 * SMTP_URL as nodemailer takes it. A login goes over TLS or not at all: smtp:// has to be upgraded by
 * STARTTLS first, unless the server is this machine. What the address asks for besides stays.
 */
export function mailServer(url: string): { url: string; requireTLS: boolean } {
  const address = new URL(url);
  const { username, password, hostname, searchParams } = address;
  for (const name of WEAKENING) if (searchParams.has(name)) searchParams.delete(name);
  return { url: address.href, requireTLS: username + password !== '' && !THIS_MACHINE.test(hostname) };
}

/** What a mail server answered, or what kept us from asking it, in one line. */
export function answerOf(error: unknown): string {
  const {
    code = '',
    response,
    message = '',
  } = error as { code?: string; response?: string; message?: string };
  const unencrypted = code === 'ETLS' || message.includes('required STARTTLS');
  const answer = unencrypted
    ? `no password is sent without TLS, and this server does not offer it: ${message} ${response ?? ''}`
    : (response ?? `${code} ${message}`);
  return answer.replace(/\s+/g, ' ').trim();
}
