// Builds the site, then serves it in this process, so that signals reach the server.
await import('./build.ts');
await import('../server/main.ts');
