// Runs a program that is one file, given as an argument, with what V8 made of it before, which lies beside
// it: to read and compile it anew costs more than to run it. What it has made of it by now the program keeps
// by `keepCompiled`.
import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

// Newer versions of Node have it by themselves; without it pg loads all that `fetch` needs, to find out where
// it is.
globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node}` };

const [, , program] = process.argv;
const compiled = `${program}.compiled`;
const cachedData = fs.existsSync(compiled) ? fs.readFileSync(compiled) : undefined;
const script = new Script(Module.wrap(fs.readFileSync(program, 'latin1')), { filename: program, cachedData });
globalThis.keepCompiled = () => {
  fs.writeFileSync(`${compiled}.new`, script.createCachedData());
  fs.renameSync(`${compiled}.new`, compiled); // who is killed meanwhile leaves no half of it
};
const own = { exports: {} };
script.runInThisContext()(own.exports, createRequire(program), own, program, path.dirname(program));
