// A process of its own that migrates: migrate-once.ts DATABASE_URL PRISMA_FOLDER. Prints what it applied.
import { migrate } from '../../lib/platform/database/migrate';

const [url = '', prismaFolder = ''] = process.argv.slice(2);
console.log(JSON.stringify(await migrate(url, prismaFolder)));
