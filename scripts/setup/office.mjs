import fs from 'node:fs';
import path from 'node:path';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { SetupError } from './steps.mjs';

const PACKAGES = [
  'libreoffice-calc',
  'libreoffice-writer',
  'libreoffice-impress',
  'python3-uno',
  'poppler-utils',
];
const PYTHON_BRIDGE = '/usr/lib/python3/dist-packages/uno.py';

/**
 * What of LibreOffice, its bridge to Python, and poppler (which draws pages of PDFs) is not on this machine,
 * by its command.
 */
function missingOffice() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const missing = ['soffice', 'pdftoppm', 'pdftotext'].filter(
    (command) => !folders.some((folder) => fs.existsSync(path.join(folder, command))),
  );
  return fs.existsSync(PYTHON_BRIDGE) ? missing : [...missing, PYTHON_BRIDGE];
}

/** What of Debian's would be installed. */
export const officePackages = () => (missingOffice().length === 0 ? [] : PACKAGES);

/**
 * Makes sure there is a LibreOffice to calculate workbooks with, and what draws pages of them. The site
 * itself never needs it.
 * @returns {Promise<string>} what was done
 */
export async function installOffice() {
  const missing = missingOffice();
  if (missing.length === 0) return 'nothing to do';
  if (canInstallSystemPackages()) {
    await installSystemPackages(PACKAGES);
    return "Debian's";
  }
  throw new SetupError(
    `Workbooks can't be calculated and drawn here: ${missing.join(', ')} is missing. Install ${PACKAGES.join(', ')}.`,
  );
}
