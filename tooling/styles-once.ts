import type { Plugin } from 'vite';

/**
 * Leaves out the styles that come with the script of a page. The page has them already, since it shows the parts that the
 * script hydrates; without this plugin they would be in it twice.
 */
export function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
          else if (file.endsWith('.css')) delete bundle[file];
        }
      },
    },
  };
}
