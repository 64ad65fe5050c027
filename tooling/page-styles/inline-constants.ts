import postcss, { type Declaration } from 'postcss';

const use = /var\((--[\w-]+)\)/g;

/** Writes the value of a custom property where it is used, if it is declared once, on `:root`, and has no fallback. */
export function inlineConstants(css: string): string {
  const root = postcss.parse(css);
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });

  const fixed = new Map<string, string>();
  const known = (value: string) => value.replace(use, (whole, name) => fixed.get(name) ?? whole);
  const isFixed = ([name, [only, another]]: [string, Declaration[]]) =>
    only !== undefined &&
    another === undefined &&
    only.parent?.type === 'rule' &&
    'selector' in only.parent &&
    only.parent.selector === ':root' &&
    only.parent.parent === root &&
    !css.includes(`var(${name},`) &&
    !known(only.value).includes('var(');

  let left = [...declarations];
  for (let found = left; found.length > 0; left = left.filter((entry) => !found.includes(entry))) {
    found = left.filter(isFixed);
    for (const [name, [only]] of found) {
      if (only) fixed.set(name, known(only.value));
      only?.remove();
    }
  }
  root.walkDecls((declaration) => {
    declaration.value = known(declaration.value);
  });
  return root.toString();
}
