import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = /^\/(?!api\/|__backend)(?:[\w@-]+\/)*[\w.@-]+\.\w+$/;

/** Returns whether the address looks like a file of the build, but the file does not exist. */
export function isMissingFile(dist: string, pathname: string): boolean {
  return FILE.test(pathname) && !existsSync(join(dist, pathname));
}

/**
 * Returns 404 for files that the build lacks, as a production server does. Vite's preview would send the page instead,
 * and the browser would report a removed chunk as a script with an error.
 */
export function missingFiles(dist: string): Plugin {
  return {
    name: 'missing-files',
    configurePreviewServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isMissingFile(dist, pathname)) response.writeHead(404).end();
        else next();
      });
    },
  };
}

/**
 * Lets browsers cache files below /assets/ without revalidation, as nginx does (deploy/templates/maps.conf.template),
 * because their names contain hashes. With Vite's preview, browsers revalidate each file.
 */
export function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    configurePreviewServer: (server) => {
      server.middlewares.use('/assets/', (_request, response, next) => {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        next();
      });
    },
  };
}

/**
 * Sends files uncompressed. Vite's preview compresses each file at every request. This costs 43 ms of processor time
 * per load, and a local connection does not need it.
 */
export function unpackedFiles(): Plugin {
  return {
    name: 'unpacked-files',
    configurePreviewServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        delete request.headers['accept-encoding'];
        next();
      });
    },
  };
}
