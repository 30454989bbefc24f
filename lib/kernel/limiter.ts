/** Counts one call and says whether it is allowed; if not, in how many seconds the next one will be. */
export type Limiter = (key: string) => Promise<{ allowed: true } | { allowed: false; seconds: number }>;

/**
 * The same for the network a call comes from; null where that is unknown: all such calls are counted
 * together.
 */
export type NetworkLimiter = (network: string | null) => ReturnType<Limiter>;

/** Lets limits forget what they have counted for a key. */
export type Forget = (key: string) => Promise<void>;
