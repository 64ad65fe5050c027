import parser from '@typescript-eslint/parser';
import baseline from 'eslint-plugin-baseline-js';

// Biome lints everything else. ESLint reports functions that browsers lack, in the files that browsers run. Baseline 2021 is in all
// browsers of the list in package.json, and so are the exceptions. The last two are read only as properties, which may be missing.
const visitors = ['array-findlast', 'loading-lazy', 'print', 'user-activation', 'speculation-rules'];
// /edit needs Safari 16.4, Chrome 111 or Firefox 115, which have Baseline 2022 and these.
const editor = ['abortsignal-timeout', 'array-by-copy', 'createimagebitmap', 'offscreen-canvas'];
const preset = 'type-aware';

function using(available, ignoreFeatures, files, ignores = []) {
  return {
    files,
    ignores: ['**/*.test.*', ...ignores],
    languageOptions: { parser, parserOptions: { project: './tsconfig.browser.json' } },
    plugins: { baseline },
    rules: {
      'baseline/use-baseline': [
        'error',
        { available, ignoreFeatures, includeWebApis: { preset }, includeJsBuiltins: { preset } },
      ],
    },
  };
}

export default [
  using(2021, visitors, [
    'shared/tour-request/**/*.ts',
    'shared/opening-hours/{dates,schedule}.ts',
    'content-model/time-zone.ts',
    'src/components/**/*.ts',
    'src/tour-request/**/*.{ts,tsx}',
    'src/views/**/*.ts',
  ]),
  using(2022, editor, ['editor/**/*.{ts,tsx}', 'content-model/**/*.ts'], ['content-model/time-zone.ts']),
];
