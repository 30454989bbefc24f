/** Imported first: React and Next look at this while they are loaded. */
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });

// Where a terminal is gone, what can't be printed is no error to be printed: that would go on for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
