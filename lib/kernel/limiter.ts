/** Counts a call. `seconds`: until the next one is allowed. */
export type Limiter = (key: string) => Promise<{ allowed: true } | { allowed: false; seconds: number }>;

/** The same by network. `null`: unknown; all such calls count together. */
export type NetworkLimiter = (network: string | null) => ReturnType<Limiter>;

/** Counts within a window of time, which begins with the first, and refuses nothing. */
export type Tally = {
  add(key: string): Promise<Count>;
  read(key: string): Promise<Count>;
};

/** How many there are, the one that was just added among them, and in how many seconds they count no more. */
export type Count = { count: number; seconds: number };

/** Resets the counts of a key. */
export type Forget = (key: string) => Promise<void>;
