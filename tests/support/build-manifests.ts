import path from 'node:path';
import { modulesManifest, renderedManifest } from '../../front/next-internals/manifests';
import { siteEnvironment } from './site-environment.mjs';

const FOLDER = path.join(import.meta.dirname, '../..', siteEnvironment.BUILD_FOLDER);

/** Every route of the build, named as Next does: /toolbox/[slug]. */
export const builtRoutes = (): string[] => Object.values(modulesManifest(FOLDER));

/** Every address that was rendered while the site was built. */
export const prerenderedPaths = (): string[] => Object.keys(renderedManifest(FOLDER).routes);
