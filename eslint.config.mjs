import parser from '@typescript-eslint/parser';
import baseline from 'eslint-plugin-baseline-js';

// Biome lints everything else. ESLint reports functions that a browser of the list in package.json lacks, in the files that
// browsers run. Baseline 2021 is in all of those browsers, and so are the exceptions. The last two are
// read only as properties, which may be missing.
const ignoreFeatures = ['array-findlast', 'print', 'user-activation', 'speculation-rules'];
const preset = 'type-aware';

export default [
  {
    files: [
      'shared/tour-request/**/*.ts',
      'shared/opening-hours/{dates,schedule}.ts',
      'content-model/time-zone.ts',
      'src/components/**/*.ts',
      'src/tour-request/**/*.{ts,tsx}',
      'src/views/**/*.ts',
    ],
    ignores: ['**/*.test.*'],
    languageOptions: { parser, parserOptions: { project: './tsconfig.browser.json' } },
    plugins: { baseline },
    rules: {
      'baseline/use-baseline': [
        'error',
        { available: 2021, ignoreFeatures, includeWebApis: { preset }, includeJsBuiltins: { preset } },
      ],
    },
  },
];
