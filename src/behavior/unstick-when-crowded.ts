/** Largest part of the window's height that may be taken by what sticks to its edges. */
const share = 0.25;

/** Lets header and phone bar scroll away where large text makes them take the room of what somebody wants to read. */
export function unstickWhenCrowded(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-sticky]')];
  const measure = () => {
    const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0);
    document.body.toggleAttribute('data-crowded', height > innerHeight * share);
  };
  const observer = new ResizeObserver(measure);
  for (const part of parts) observer.observe(part);
  addEventListener('resize', measure);
}
