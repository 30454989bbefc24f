import path from 'node:path';
import { EnvError, readEnv } from '@/lib/platform/config/env';
import { formatIssue } from '@/lib/content/source';
import { ContentError, loadContent } from '@/lib/content/load';
import { storageTrouble, TROUBLE_TEXT } from '@/lib/kernel/storage-trouble';
import { contentFolder } from '@/lib/platform/config/running';
import { MigrationError } from '@/lib/platform/database/migrations';
import { configurationFindings, type Findings } from './configuration';
import { databaseFaults, outsideFaults } from './outside';

type Asked = {
  environment: Record<string, string | undefined>;
  root: string;
  askOthers: boolean;
};

/** Checks everything that production needs, the start's own checks among it, and changes nothing. */
export async function checkSite({ environment, root, askOthers }: Asked): Promise<Findings> {
  try {
    const settings = readEnv(environment);
    const content = loadContent(path.join(root, contentFolder()));
    const { stops, looks } = configurationFindings(settings, content, root, true);
    const [database, outside] = await Promise.all([
      databaseFaults(settings.DATABASE_URL),
      askOthers ? outsideFaults(settings) : [],
    ]);
    const mode = settings.SITE_MODE === 'production' ? [] : [DEMO];
    return { stops: [...mode, ...stops, ...database, ...outside], looks };
  } catch (error) {
    const stops = forOperator(error);
    if (!stops) throw error;
    return { stops, looks: [] };
  }
}

const DEMO = 'SITE_MODE is demo; what follows is judged as if it were production';

/** What an error tells an operator who can do something about it; `null` for a mistake of ours. */
export function forOperator(error: unknown): string[] | null {
  if (error instanceof EnvError) return error.problems;
  if (error instanceof ContentError) return error.issues.map(formatIssue);
  if (error instanceof MigrationError) return [error.message];
  const trouble = storageTrouble(error);
  return trouble && [`${TROUBLE_TEXT[trouble]}.`];
}
