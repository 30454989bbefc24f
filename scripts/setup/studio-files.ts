import fs from 'node:fs';
import * as esbuild from 'esbuild';
import type { Files } from '../../studio/server/server';
import { siteStyles, tokens } from './demo-styles';
import { inProject } from './project.mjs';

const FONTS = ['brygada-1918.woff2', 'public-sans.woff2'];

const PAGE = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The studio</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/studio.css">
<script src="/studio.js" defer></script>
</head>
<body><div id="studio"></div></body>
</html>
`;

/** The studio's page with its script, style and fonts, made of the sources as they are now. */
export async function studioFiles(): Promise<Files> {
  const [script, style] = await Promise.all([
    bundle('main.tsx', { minify: true }),
    bundle('styles/studio.css'),
  ]);
  return {
    '/': { type: 'text/html; charset=utf-8', body: PAGE },
    '/studio.js': { type: 'text/javascript', body: script },
    '/studio.css': { type: 'text/css', body: style },
    '/icon.svg': { type: 'image/svg+xml', body: fs.readFileSync(inProject('app/icon.svg')) },
    ...Object.fromEntries(
      FONTS.map((name) => [
        `/fonts/${name}`,
        { type: 'font/woff2', body: fs.readFileSync(inProject('app/fonts', name)) },
      ]),
    ),
  };
}

/** The script that pages in the preview are given. @param studio whom they tell where they are */
export const bridgeScript = (studio: string): Promise<string> =>
  bundle('bridge.ts', { define: { STUDIO: JSON.stringify(studio) } });

async function bundle(file: string, options: esbuild.BuildOptions = {}): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [inProject('studio/client', file)],
    absWorkingDir: inProject(),
    tsconfig: inProject('tsconfig.json'),
    outdir: inProject('studio'),
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    external: ['/fonts/*'],
    plugins: [siteStyles],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { css: tokens() },
    logLevel: 'error',
    ...options,
  });
  return outputFiles![0]!.text;
}
