/** Logs what nobody expected, and gives it a number that a visitor can quote. */
export function logSurprise(error: unknown): string {
  const errorId = crypto.randomUUID().slice(0, 8);
  console.error(`[${errorId}]`, error);
  return errorId;
}

/** Notes that somebody tried what is refused, and why. Nothing of what was sent: it may be a secret, or personal. */
export function logRefusal(what: string): void {
  console.info(`Refused: ${what}`);
}
