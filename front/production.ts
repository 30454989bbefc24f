/** Imported first: React and Next look at this while they are loaded. */
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
