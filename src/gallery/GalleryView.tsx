import { addressOf, type Example, inWords } from './examples.ts';
import styles from './GalleryView.module.css';

export function GalleryView({ examples }: { examples: Example[] }) {
  const components = [...new Set(examples.map(({ component }) => component))].sort();
  return (
    <main className="wrapper groups">
      <h1>Gallery</h1>
      <p className="lede">Each component in its variants and hard cases. Pull the lower right corner of a frame.</p>
      <nav aria-label="Components">
        <ul className="cluster">
          {components.map((component) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      {components.map((component) => (
        <section key={component} className="flow" aria-labelledby={component}>
          <h2 id={component}>{component}</h2>
          {examples
            .filter((example) => example.component === component)
            .map((example) => (
              <div key={example.name}>
                <h3>
                  <a href={addressOf(example)}>{inWords(example.name)}</a>
                </h3>
                <div className={styles.frame}>
                  <iframe src={addressOf(example)} title={`${component}: ${inWords(example.name)}`} loading="lazy" />
                </div>
              </div>
            ))}
        </section>
      ))}
    </main>
  );
}
