/** Runs out after a while, unless something holds it: then it waits, and goes on with what was left. */
export class ToastTimer {
  private readonly holds = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = 0;
  private since = 0;

  constructor(
    private readonly life: number,
    private readonly onEnd: () => void,
  ) {}

  restart(): void {
    this.pause();
    this.left = this.life;
    this.resume();
  }

  stop(): void {
    this.pause();
    this.left = 0;
  }

  hold(reason: string): void {
    this.holds.add(reason);
    this.pause();
  }

  release(reason: string): void {
    if (this.holds.delete(reason)) this.resume();
  }

  private pause(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left -= Date.now() - this.since;
  }

  private resume(): void {
    if (this.timer || this.holds.size > 0 || this.left <= 0) return;
    this.since = Date.now();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.left = 0;
      this.onEnd();
    }, this.left);
  }
}
