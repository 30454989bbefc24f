/** A backup can't be made or put back; the message says why and what to do. */
export class BackupError extends Error {}
