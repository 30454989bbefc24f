// Imported before everything else: an old Node gets one clear sentence in place of a syntax error further on.
const NEEDED = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(`Plumbline needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (major < 22)
  console.error(`Node ${major} is past its end of life and gets no repairs: use Node 22 or newer.`);
