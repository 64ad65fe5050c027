const test = '\\.test\\.(ts|tsx|mjs)$';

/** A rule that files may import only some others, tests aside. */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^(content-model|editor|scripts|server|shared|src|tests|tooling)/', pathNot: to },
});

/** What browsers load: the scripts of components, of views and of the form, and what these import. */
const inBrowsers = [
  '^src/(components|views|tour-request)/.*\\.ts$',
  '^content-model/time-zone\\.ts$',
  '^shared/(center|interpolate|opening-hours/(dates|schedule)|tour-request/(check-field|fields))\\.ts$',
];

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
    only('content-model', 'The schemas of content know no page.', '^content-model/', '^(content-model|shared)/'),
    only(
      'site',
      'The site is static files: it knows neither the server nor the build.',
      '^src/',
      '^(src|content-model|shared)/',
    ),
    only('editor', 'The editor knows schemas, not pages.', '^editor/(?!preview/)', '^(editor|content-model|shared)/'),
    only(
      'preview',
      'The editor draws pages by their own views.',
      '^editor/preview/',
      '^(editor|content-model|shared|src)/',
    ),
    {
      name: 'no-schema-in-browsers',
      comment: 'Schemas bring zod, which weighs as much as React.',
      severity: 'error',
      from: { path: inBrowsers, pathNot: test },
      to: {
        path: '^(src|content-model|shared|node_modules)/',
        pathNot: [...inBrowsers, '\\.module\\.css$', '^node_modules/(@types/)?react'],
        dependencyTypesNot: ['type-only'],
      },
    },
    only(
      'server',
      'The server reads content that the build has checked, so it needs no schema.',
      '^server/',
      '^(server|shared)/',
    ),
    only(
      'tooling',
      'The build reads the site and the headers of the server; commands and tests use the build.',
      '^tooling/',
      '^(tooling|editor|content-model|shared|src|server)/',
    ),
    only(
      'scripts',
      'A command never imports tests.',
      '^scripts/',
      '^(scripts|tooling|editor|content-model|shared|src|server)/',
    ),
    {
      name: 'storage-knows-no-http',
      comment: 'Storage and mail can be used without HTTP, such as by commands.',
      severity: 'error',
      from: { path: '^server/(storage|mail)/', pathNot: test },
      to: { path: '^server/(http|tour-request|staff/(?!staff-pages)|commands)/' },
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
