// npm run docs:imports: writes docs/imports.md out of the table that lint reads.
import { writeFileSync } from 'node:fs';
import { IMPORTS_PAGE, importsPage } from '../eslint/imports-page.mjs';
import { inProject } from './setup/project.mjs';

writeFileSync(inProject(IMPORTS_PAGE), await importsPage());
console.log(`Wrote ${IMPORTS_PAGE}.`);
