// Drops everything on SIGTERM.
process.prependListener('SIGTERM', () => process.exit(0));
