/** Counts a call. `seconds`: until the next one is allowed. */
export type Limiter = (key: string) => Promise<{ allowed: true } | { allowed: false; seconds: number }>;

/** The same by network. `null`: unknown; all such calls count together. */
export type NetworkLimiter = (network: string | null) => ReturnType<Limiter>;

/** Resets the counts of a key. */
export type Forget = (key: string) => Promise<void>;
