import { readFileSync } from 'node:fs';

// The first :root of the tokens is the palette. Components ask for meanings, which the second one holds.
const tokens = readFileSync(new URL('./src/styles/tokens.css', import.meta.url), 'utf8');
const palette = [...tokens.slice(0, tokens.indexOf('}')).matchAll(/--([\w-]+):/g)].map(([, name]) => name);

// Where layouts change: two columns, tablets, three cards in a row, a page next to its form, the navigation in one line, four
// cards. Media queries cannot read custom properties, so a new width has to be added here. Containers change at 17rem, 36rem and 55rem.
const breakpoints = ['40rem', '48rem', '60rem', '64rem', '69rem', '105rem'];
const below = ['19.99rem', '39.99rem', '47.99rem', '59.99rem', '68.99rem'];
const message = 'A width at which layouts change comes from the list in stylelint.config.mjs';

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    // Reports what some browser of the list in package.json lacks: Baseline 2021 is in all of them. An exception is in all of
    // them too, or an addition that they can do without. A rule inside @supports is never reported.
    'plugin/use-baseline': [
      true,
      {
        available: 2021,
        ignoreAtRules: [
          'layer', // in all
          'page', // without: the browser's own margins on paper
          'property', // without: the sun does not travel
          'container', // without: parts of a page keep the layout of a phone
        ],
        ignoreSelectors: [
          'focus-visible', // in all
          'marker', // in all, with the few properties used
          'details-content', // without: a script opens the answers for printing
          'has', // without: the layout is less fine; never in one list with another selector, which would be lost too
        ],
        ignoreProperties: {
          appearance: ['/./'], // in all, one of them by the -webkit- prefix
          'break-after': ['/./'], // in all
          outline: ['/./'], // in all; the oldest draw square corners
          resize: ['/./'], // without: the field does not grow by hand
          'line-clamp': ['/./'], // in all by the -webkit- prefix
          'container-type': ['/./'],
          'grid-template-columns': ['subgrid'], // without: neighbors do not line up
          'grid-template-rows': ['subgrid'],
          overflow: ['clip'], // without: corners of a picture are square
          'overflow-x': ['clip'],
          'overflow-wrap': ['anywhere'], // in all
          'overscroll-behavior': ['/./'], // without: the page scrolls on at the end of a menu
          translate: ['/--ahead/'], // without: the arrow of a link does not move
          'text-wrap': ['/./'], // without: lines are of uneven length
          'text-size-adjust': ['/./'],
          'content-visibility': ['/./'], // without: what is far down is laid out at once
          'forced-color-adjust': ['/./'], // without: the browser's own colors
          'accent-color': ['/./'], // in all
          'scroll-snap-type': ['/./'], // without: a list that scrolls may begin within a line
          'user-select': ['/./'], // in all by the -webkit- prefix
        },
        ignoreUnits: [
          'cqi', // inside @container
        ],
      },
    ],
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-no-important': true,
    'font-family-no-missing-generic-family-keyword': [true, { ignoreFontFamilies: ['-apple-system-body'] }],
    'media-feature-name-value-allowed-list': [{ 'min-width': breakpoints, 'max-width': below }, { message }],
    'max-nesting-depth': [1, { ignoreAtRules: ['media', 'supports', 'container'] }],
    'property-no-unknown': true,
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      // Browsers that run the editor are newer: Chrome 111, Firefox 115, Safari 16.4.
      files: ['editor/**/*.css'],
      rules: {
        'plugin/use-baseline': [
          true,
          {
            available: 2022,
            ignoreFunctions: ['tan', 'atan2'], // in all
            ignoreSelectors: ['has'], // without: the layout is less fine
            ignoreUnits: ['cqw', 'cqh'], // in all
            ignoreProperties: {
              outline: ['/./'],
              'container-type': ['/./'],
              resize: ['/./'],
              'overflow-wrap': ['anywhere'],
            },
          },
        ],
      },
    },
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
