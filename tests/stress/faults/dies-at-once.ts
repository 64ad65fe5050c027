// Loaded into the server by a control: asked to stop, it drops everything.
process.prependListener('SIGTERM', () => process.exit(0));
