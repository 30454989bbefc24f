import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NO_SOURCE = /(^|\/)(node_modules|generated|public|\..*)(\/|$)|\.d\.m?ts$/;
const CODE = /\.(ts|tsx|mjs)$/;

/** What is asked for by its name, and by none of our imports. */
const ASKED_FOR = [
  // by Next
  /^(bench\/[^/]+\/)?(instrumentation|instrumentation-client|proxy|next\.config)\.(ts|mjs)$/,
  /^(bench\/[^/]+\/)?app\/(.*\/)?(page|layout|template|route|error|global-error|not-found)\.tsx?$/,
  /^app\/(.*\/)?(sitemap|robots|manifest|icon|apple-icon|opengraph-image|twitter-image)\.tsx?$/,
  // by tools: their configurations, global set-ups, and a resolver that lint is given by its path
  /^[^/]+\.config\.(ts|mjs)$/,
  /^tests\/support\/(site|postgresql)-for-suite\.ts$/,
  /^eslint\/resolve-by-path\.mjs$/,
  // by the bundles of tests/support/bundled.ts, in place of another module
  /^tests\/support\/content-read-once\.ts$/,
  // by a line of code that scripts/setup/demos.ts writes
  /^demos\/(kit\/demo|check\/panel|[^/]+\/main|filled\/(filler|\w+-[\w-]+))\.ts$/,
];

function sourcesIn(folder: string): string[] {
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (NO_SOURCE.test(file)) return [];
    if (entry.isDirectory()) return sourcesIn(file);
    return entry.isFile() && CODE.test(file) ? [file] : [];
  });
}

/** What a file exports by name, and what of which file it uses: `*` is all of it. */
type Module = { exports: string[]; uses: { from: string; name: string }[] };

function read(file: string, text: string): Module {
  const module: Module = { exports: [], uses: [] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

  const use = (from: ts.Node | undefined, ...names: string[]) => {
    if (!from || !ts.isStringLiteralLike(from)) return;
    const { text } = from;
    if (!/^(@\/|\.)/.test(text)) return;
    const target = text.startsWith('@/') ? text.slice(2) : path.posix.join(path.posix.dirname(file), text);
    for (const name of names) module.uses.push({ from: target, name });
  };
  const nameOf = ({ propertyName, name }: ts.ImportOrExportSpecifier) => (propertyName ?? name).text;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) {
      const { name, namedBindings } = node.importClause ?? {};
      if (name) use(node.moduleSpecifier, 'default');
      if (namedBindings && ts.isNamedImports(namedBindings))
        use(node.moduleSpecifier, ...namedBindings.elements.map(nameOf));
      else if (namedBindings) use(node.moduleSpecifier, '*');
    } else if (ts.isExportDeclaration(node)) {
      const { exportClause, moduleSpecifier } = node;
      if (exportClause && ts.isNamedExports(exportClause)) {
        use(moduleSpecifier, ...exportClause.elements.map(nameOf));
        module.exports.push(...exportClause.elements.map(({ name }) => name.text));
      } else use(moduleSpecifier, '*');
    } else if (ts.isImportTypeNode(node)) {
      if (ts.isLiteralTypeNode(node.argument)) use(node.argument.literal, '*');
    } else if (ts.isCallExpression(node) && isImport(node.expression)) {
      use(node.arguments[0], ...namesTaken(node));
    } else if (ts.isExportAssignment(node)) module.exports.push('default');
    else if (isExported(node)) module.exports.push(...namesDeclared(node));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return module;
}

/** `tsImport` is tsx's, for what runs before anything is compiled. */
const isImport = (called: ts.Expression) =>
  called.kind === ts.SyntaxKind.ImportKeyword || called.getText() === 'tsImport';

/** Of `const { a, b } = await import(…)` and `(await import(…)).a` these; else all. */
function namesTaken(call: ts.Node): string[] {
  let node = call.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  if (ts.isPropertyAccessExpression(node) && node.name.text !== 'then') return [node.name.text];
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name))
    return node.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
  return ['*'];
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  node.parent.kind === ts.SyntaxKind.SourceFile &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesDeclared(node: ts.Node): string[] {
  if ((node as ts.FunctionDeclaration).modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
    return ['default'];
  if (!ts.isVariableStatement(node)) return [(node as ts.FunctionDeclaration).name!.text];
  return node.declarationList.declarations.flatMap(({ name }) => boundBy(name));
}

const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundBy(element.name)));

/** Every `file: name` that nothing else imports. */
function unusedExports(sources: Map<string, string>): string[] {
  const modules = new Map([...sources].map(([file, text]) => [file, read(file, text)]));
  const used = new Set<string>();
  for (const { uses } of modules.values())
    for (const { from, name } of uses)
      for (const file of [from, `${from}.ts`, `${from}.tsx`, `${from}.mjs`]) used.add(`${file}: ${name}`);
  return [...modules].flatMap(([file, { exports }]) =>
    ASKED_FOR.some((one) => one.test(file)) || used.has(`${file}: *`)
      ? []
      : exports.map((name) => `${file}: ${name}`).filter((one) => !used.has(one)),
  );
}

test('nothing is exported that no other file imports', () => {
  const files = sourcesIn('.');
  expect(files.length).toBeGreaterThan(1000);
  const sources = files.map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')] as const);
  expect(unusedExports(new Map(sources))).toEqual([]);
});

test('an export that nobody imports is found, in each way that it may be written', () => {
  const sources = {
    'a.ts':
      'export const a = 1, { b } = c; export function d() {} export type E = 1; const f = 1; export { f as g };',
    'b.ts': 'export const used = 1; export type Used = 1; export const later = 1; export const all = 1;',
    'c.ts': "import { used as u, type Used } from './b'; const { later } = await import('@/b');",
    'd.ts': "export * as whole from './e'; export { all } from './b'; export default 1;",
    'e.ts': 'export const anything = 1;',
  };
  expect(unusedExports(new Map(Object.entries(sources)))).toEqual([
    ...['a', 'b', 'd', 'E', 'g'].map((name) => `a.ts: ${name}`),
    ...['all', 'default'].map((name) => `d.ts: ${name}`),
  ]);
});
