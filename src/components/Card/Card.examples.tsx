import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { Card } from './Card.tsx';

export const examples = {
  Plain: (
    <Card labelledBy="contact-details" tone="plain">
      <h3 id="contact-details">Get in Touch</h3>
      <p>We respond within 24 hours.</p>
    </Card>
  ),
  Warm: (
    <Card labelledBy="tour-card" tone="warm">
      <h3 id="tour-card">Schedule a Free Tour</h3>
      <p>Come and see for yourself.</p>
    </Card>
  ),
  LongestTitle: (
    <Card labelledBy="long-card" tone="plain">
      <h3 id="long-card">{longTitle}</h3>
      <p>{longText}</p>
    </Card>
  ),
  OneLongWord: (
    <Card labelledBy="word-card" tone="plain">
      <h3 id="word-card">{longWord}</h3>
      <p>{longWord}</p>
    </Card>
  ),
};
