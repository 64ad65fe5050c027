import leven from 'leven';

export function nearestName(name: string, names: readonly string[]): string | undefined {
  const startingSo = names.filter((known) => name.length > 2 && known.toLowerCase().startsWith(name.toLowerCase()));
  if (startingSo.length === 1) return startingSo[0];
  const distances = names.map((known) => ({ known, distance: leven(name.toLowerCase(), known.toLowerCase()) }));
  const [nearest] = distances.sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.min(3, name.length / 2) ? nearest.known : undefined;
}

/** A question such as " Did you mean phone?", or nothing where no name is near; `write` formats the name. */
export function didYouMean(name: string, names: readonly string[], write = (meant: string) => meant): string {
  const meant = nearestName(name, names);
  return meant === undefined ? '' : ` Did you mean ${write(meant)}?`;
}
