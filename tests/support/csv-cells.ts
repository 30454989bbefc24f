/** The cells of a CSV that begin as a formula does, whichever of four signs a program takes for the separator. */
export const formulasIn = (text: string): string[] =>
  [',', ';', '\t', '|'].flatMap((separator) =>
    cellsOf(text, separator).filter((cell) => /^"*[=+\-@＝]/.test(cell)),
  );

function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted, isNew] = ['', false, true];
  for (const sign of text.replace('\uFEFF', '')) {
    if (sign === '"' && (isQuoted || isNew)) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell);
      [cell, isNew] = ['', true];
      continue;
    } else cell += sign;
    isNew = false;
  }
  return [...cells, cell];
}
