/** Cleans an SQLite file up in a process of its own, one step for each message. argv is the file. */
import process from 'node:process';
import { cleanSteps } from '../../lib/platform/database/clean-up-sqlite.mjs';

const steps = cleanSteps(process.argv[2]);
process.on('message', () => process.send(steps.next()));
