import { readFileSync } from 'node:fs';

// The first :root of the tokens is the palette. Components ask for meanings, which the second one holds.
const tokens = readFileSync(new URL('./src/styles/tokens.css', import.meta.url), 'utf8');
const palette = [...tokens.slice(0, tokens.indexOf('}')).matchAll(/--([\w-]+):/g)].map(([, name]) => name);

// Where layouts change: two columns, tablets, three cards in a row, the navigation in one line, wide windows. Media queries
// cannot read custom properties, so a new width has to be added here.
const breakpoints = ['40rem', '48rem', '60rem', '69rem', '75rem', '78rem', '100rem', '120rem', '150rem'];
const below = ['21.99rem', '23.99rem', '39.99rem', '47.99rem', '59.99rem', '68.99rem'];
const message = 'A width at which layouts change comes from the list in stylelint.config.mjs';

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-no-important': true,
    'font-family-no-missing-generic-family-keyword': [true, { ignoreFontFamilies: ['-apple-system-body'] }],
    'media-feature-name-value-allowed-list': [{ 'min-width': breakpoints, 'max-width': below }, { message }],
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
