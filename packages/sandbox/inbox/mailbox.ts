import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';

/** One mail as it was caught. @property to who it was sent to, by the SMTP envelope */
export type Mail = { id: string; at: Date; from: string; to: string[]; raw: string; parsed: Email };

/** The mails of this process, newest first; the oldest go when there are too many. */
export class Mailbox {
  readonly mails: Mail[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly capacity = 500) {}

  async add(raw: Buffer, from: string, to: string[]): Promise<void> {
    const parsed = await PostalMime.parse(raw);
    this.mails.unshift({ id: randomUUID(), at: new Date(), from, to, raw: raw.toString(), parsed });
    this.mails.length = Math.min(this.mails.length, this.capacity);
    for (const listener of this.listeners) listener();
  }

  find(id: string): Mail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  /** Those to one address, or all. */
  to(address: string | null): Mail[] {
    if (!address) return this.mails;
    return this.mails.filter(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase()));
  }

  /** The same, once there are so many of them or the time is over. */
  async waitFor(address: string | null, count: number, waitMs: number): Promise<Mail[]> {
    if (this.to(address).length >= count || waitMs === 0) return this.to(address);
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.listeners.delete(look);
        resolve();
      };
      const look = () => this.to(address).length >= count && done();
      const timer = setTimeout(done, waitMs);
      this.listeners.add(look);
    });
    return this.to(address);
  }

  clear(): void {
    this.mails.length = 0;
  }
}
