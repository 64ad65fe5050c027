import { readFileSync } from 'node:fs';

// The first :root of the tokens is the palette. Components ask for meanings, which the second one holds.
const tokens = readFileSync(new URL('./src/styles/tokens.css', import.meta.url), 'utf8');
const palette = [...tokens.slice(0, tokens.indexOf('}')).matchAll(/--([\w-]+):/g)].map(([, name]) => name);

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-no-important': true,
    'font-family-no-missing-generic-family-keyword': [true, { ignoreFontFamilies: ['-apple-system-body'] }],
    'max-nesting-depth': [1, { ignoreAtRules: ['media', 'supports', 'container', 'starting-style'] }],
    'property-no-unknown': true,
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['src/components/**/*.css', 'src/views/**/*.css', 'src/tour-request/**/*.css'],
      rules: {
        'color-named': ['never', { message: 'A color comes from a token in src/styles/tokens.css' }],
        'color-no-hex': [true, { message: 'A color comes from a token in src/styles/tokens.css' }],
        'function-disallowed-list': [
          ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
          { message: 'A color comes from a token in src/styles/tokens.css' },
        ],
        'declaration-property-value-disallowed-list': [
          { '/.*/': [`/var\\(--(${palette.join('|')})[),]/`] },
          { message: 'Ask for a meaning such as var(--text), not for a paint of the palette' },
        ],
      },
    },
  ],
};
