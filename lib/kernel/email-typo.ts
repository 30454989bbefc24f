/** Often mistyped. Short names are left out: too many real domains are one letter away. */
const OFTEN_MEANT = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'protonmail.com',
];

/** Real, although one letter away from one of those. */
const REAL = ['mail.com', 'ymail.com', 'email.com', 'hotmail.co', 'yahoo.co', 'outlook.co', 'cloud.com'];

/** The probable address if its domain is one slip away from a well-known one. Only ask with it. */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || OFTEN_MEANT.includes(domain) || REAL.includes(domain)) return undefined;
  const meant = OFTEN_MEANT.find((known) => isOneSlip(domain, known));
  return meant && `${email.slice(0, at)}@${meant}`;
}

function isOneSlip(typed: string, meant: string): boolean {
  const [shorter, longer] = typed.length < meant.length ? [typed, meant] : [meant, typed];
  if (longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start++;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (longer.length > shorter.length) return rest(longer, 1) === rest(shorter, 0);
  const swapped = shorter[start] === longer[start + 1] && shorter[start + 1] === longer[start];
  return rest(shorter, 1) === rest(longer, 1) || (swapped && rest(shorter, 2) === rest(longer, 2));
}
