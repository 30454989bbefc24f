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

/** Whether LibreOffice and its bridge to Python are on this machine. */
export function hasOffice() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (
    folders.some((folder) => fs.existsSync(path.join(folder, 'soffice'))) && fs.existsSync(PYTHON_BRIDGE)
  );
}

/**
 * Makes sure there is a LibreOffice to calculate workbooks with. The site itself never needs it.
 * @returns {Promise<string>} what was done
 */
export async function installOffice() {
  if (hasOffice()) return 'nothing to do';
  if (canInstallSystemPackages()) {
    await installSystemPackages(PACKAGES);
    return "Debian's";
  }
  throw new SetupError(
    `There is no LibreOffice to calculate the workbooks with. Install ${PACKAGES.join(', ')}.`,
  );
}
