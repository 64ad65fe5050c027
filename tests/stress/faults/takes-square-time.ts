// Takes time that grows with the square of a run of blanks.
const { replaceAll } = String.prototype;

String.prototype.replaceAll = function (this: string, pattern: string | RegExp, replacement: never) {
  /\++$/.test(this.slice(0, 20_000));
  return replaceAll.call(this, pattern, replacement);
};
