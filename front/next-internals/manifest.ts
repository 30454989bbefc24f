import fs from 'node:fs';
import path from 'node:path';

/** What Next has noted of its build, routes-manifest.json for one. @param build the build folder */
export function readManifest<Manifest>(build: string, name: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(build, name), 'utf8')) as Manifest;
}
