import { once } from 'node:events';
import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Desk } from './desk/desk';
import { createPreview } from './preview/preview';
import { previewServer } from './preview/proxy';
import { createAccess } from './server/access';
import { studioServer, type Files } from './server/server';
import { createStudio } from './server/studio';
import type { RunCommand } from './words/publisher';

export type StudioWorld = {
  /** The folder of the project, of its content, and of the site's releases, if it has any. */
  root: string;
  content: string;
  site: string;
  /** Where the draft lives. */
  folder: string;
  /** Folders that may hold a build of the site, the best first. */
  builds: readonly { dir: string; folder: string }[];
  /** Where it listens: the studio on this port, the preview on the next. */
  listen: string;
  port: number;
  /** How browsers reach the two. */
  origin: string;
  preview: string;
  /** What has to be typed beside the link; null: nothing. */
  token: string | null;
  /** npm run deploy. */
  deploy: RunCommand;
  desk: Desk;
  /** The page, and the script that pages in the preview are given. */
  files: Files;
  bridge: string;
  onError: (error: unknown) => void;
};

/**
 * Starts the studio's two servers, and the process that renders the draft.
 * @returns what makes a link that opens it once, and what stops it
 * @throws Error when the draft can't be read, or a port is taken
 */
export async function startServers(world: StudioWorld): Promise<{ newLink: () => string; stop: () => void }> {
  const { content, folder, origin, token, files, bridge, onError } = world;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const preview = createPreview({
    root: world.root,
    builds: world.builds,
    content: path.join(folder, 'preview', path.basename(content)),
    origin: world.preview,
  });
  const studio = createStudio({ ...world, preview });
  const access = createAccess({ token, origin });
  const servers = [
    studioServer({ origin, preview: world.preview, access, studio, files, onError }),
    previewServer({ origin: world.preview, studio: origin, access, preview, bridge }),
  ];
  const stop = () => {
    preview.stop();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
  try {
    for (const [index, server] of servers.entries())
      await listening(server, world.port + index, world.listen);
    studio.check();
  } catch (error) {
    stop();
    throw error;
  }
  return { newLink: () => `${origin}/#${access.newKey()}`, stop };
}

async function listening(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
