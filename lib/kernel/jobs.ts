/** What one process at a time does. */
export type Jobs = {
  /** Takes a job for `owner` until `until`, and says up to when it was done. Null: somebody else has it. */
  take(
    name: string,
    how: { owner: string; now: Date; until: Date },
  ): Promise<{ doneUntil: Date | null } | null>;
  /** Ends the lease, and says up to when the job was done; null: not to its end. */
  done(name: string, owner: string, doneUntil: Date | null): Promise<void>;
};
