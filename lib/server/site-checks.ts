import path from 'node:path';
import { type Env, EnvError, readEnv } from '@/lib/platform/config/env';
import type { Content } from '@/lib/content/content';
import { formatIssue } from '@/lib/content/source';
import { ContentError, loadContent } from '@/lib/content/load';
import { contentFolder } from '@/lib/platform/config/running';
import { configurationFindings } from './configuration';
import { type Finding, finding } from './finding';
import { databaseFinding, outsideFindings } from './outside';

type Asked = {
  environment: Record<string, string | undefined>;
  root: string;
  askOthers: boolean;
};

/** Checks everything that production needs, the start's own checks among it, and changes nothing. */
export async function checkSite({ environment, root, askOthers }: Asked): Promise<Finding[]> {
  const settings = readSettings(environment);
  const content = readContent(path.join(root, contentFolder()));
  if ('about' in settings || 'about' in content)
    return [settings, content].filter((one): one is Finding => 'about' in one);
  const configuration = configurationFindings(settings, content, root, true);
  const [database, outside] = await Promise.all([
    databaseFinding(settings.DATABASE_URL),
    askOthers ? outsideFindings(settings) : [],
  ]);
  return [modeFinding(settings), ...configuration, database, ...outside];
}

function modeFinding({ SITE_MODE: mode }: Env): Finding {
  if (mode === 'production') return finding('mode', 'ok', 'production');
  return finding('mode', 'stop', 'SITE_MODE is demo; what follows is judged as if it were production');
}

function readSettings(environment: Asked['environment']): Env | Finding {
  try {
    return readEnv(environment);
  } catch (error) {
    if (error instanceof EnvError) return finding('environment', 'stop', ...error.problems);
    throw error;
  }
}

function readContent(folder: string): Content | Finding {
  try {
    return loadContent(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return finding('content', 'stop', ...error.issues.map(formatIssue));
  }
}
