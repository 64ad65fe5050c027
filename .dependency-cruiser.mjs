const test = '\\.test\\.(ts|tsx|mjs)$';

/** A rule that files may import only some others, tests aside. */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^(scripts|server|shared|src|tests|tooling)/', pathNot: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that import each other are one idea: merge them, or move the shared part to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('shared', 'shared/ is read by the site and the server, so it imports neither.', '^shared/', '^shared/'),
    only('site', 'The site is static files: it knows neither the server nor the build.', '^src/', '^(src|shared)/'),
    only('server', 'The server knows neither the site nor the build.', '^server/', '^(server|shared)/'),
    only(
      'tooling',
      'The build reads the site and the headers of the server; commands and tests use the build.',
      '^tooling/',
      '^(tooling|shared|src|server)/',
    ),
    only('scripts', 'A command never imports tests.', '^scripts/', '^(scripts|tooling|shared|src|server)/'),
    {
      name: 'worker-knows-no-http',
      comment: 'Storage and mail run in a worker thread, apart from HTTP.',
      severity: 'error',
      from: { path: '^server/(storage/|mail/|(worker|service)\\.ts$)', pathNot: test },
      to: { path: '^server/(http|tour-request|staff/(?!staff-pages)|commands)/' },
    },
    {
      name: 'http-reaches-storage-by-its-client',
      comment: 'The main thread reaches the database only by messages to the worker.',
      severity: 'error',
      from: { path: '^server/(http|tour-request|staff/(staff-route|status-form))', pathNot: test },
      to: { path: '^server/(storage/(?!client)|mail/|(worker|service)\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'vitest-in-tests',
      comment: 'Only tests import vitest.',
      severity: 'error',
      from: { pathNot: [test, '^tests/'] },
      to: { path: '^node_modules/vitest/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
