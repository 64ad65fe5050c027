/** Makes a function load once for each language while a site is built; while developing it loads again, since content changes. */
export function perLanguage<Loaded>(load: (locale: string) => Promise<Loaded>): (locale: string) => Promise<Loaded> {
  if (import.meta.env.DEV) return load;
  const loaded = new Map<string, Promise<Loaded>>();
  return (locale) => {
    const known = loaded.get(locale) ?? load(locale);
    loaded.set(locale, known);
    return known;
  };
}
