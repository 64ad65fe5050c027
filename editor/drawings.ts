interface Drawing {
  src: string;
  width: number;
  height: number;
}

const files = import.meta.glob<Drawing>('../src/illustrations/*.svg', { eager: true, import: 'default' });

/** The drawings of the site by name, such as `van.svg`. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(files).map(([path, drawing]) => [path.replace(/^.*\//, ''), drawing]),
);
