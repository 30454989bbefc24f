/** What one process at a time does. */
export type Jobs = {
  /** Takes a job for `owner` until `until`, and says up to when it was done. Null: somebody else has it. */
  take(
    name: string,
    how: { owner: string; now: Date; until: Date },
  ): Promise<{ doneUntil: Date | null } | null>;
  /** Gives it back; null when it was not done whole. */
  done(name: string, owner: string, doneUntil: Date | null): Promise<void>;
};
