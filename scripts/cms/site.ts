import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { collectKnown } from '@/lib/content/known';
import { readAll } from '@/lib/content/read-all';
import { installIn } from '../setup/dependencies.mjs';
import { inProject } from '../setup/project.mjs';
import { cmsConfig } from './config';

const FOLDER = inProject('scripts/cms');

/** The CMS has so many files that only those install it who use it. */
export const installCms = () => installIn(FOLDER);

/** What the page of the CMS takes out of packages: under which name, from where. */
export const PARTS = {
  'cms/npm': `${FOLDER}/node_modules/@sveltia/cms/npm`,
  'cms/locales': `${FOLDER}/node_modules/@sveltia/cms/locales`,
  yaml: inProject('node_modules/yaml/browser/dist'),
};

/** The page itself: a file's name, with what is in it at this moment. */
export function pageFiles(repository = `local/${basename(inProject())}`): Record<string, string> {
  const known = collectKnown(readAll(inProject('content')));
  return {
    'index.html': readFileSync(`${FOLDER}/index.html`, 'utf8'),
    'words.mjs': readFileSync(`${FOLDER}/words.mjs`, 'utf8'),
    'config.json': JSON.stringify(cmsConfig(known, repository)),
  };
}
