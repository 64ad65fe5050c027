import { answers, expect, failed, fieldNames, phoneLink, test, thanks } from '../../helpers/page/form.ts';

test('sends only the fields of the form', { tag: '@differs' }, async ({ page, tourForm }) => {
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await tourForm.sendFilled();
  const answer = await sent;
  expect(answer.status()).toBe(200);
  const headers = await answer.request().allHeaders();
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(headers['content-language']).toBe('en');
  expect([...new URLSearchParams(answer.request().postData() ?? '')]).toEqual([
    ['form-name', 'contact'],
    ...Object.entries(answers),
  ]);
  await expect(tourForm.panel).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('tour-request') ?? '')));
  expect(kept).toEqual(['sentAt', 'later']);
});

test('sends a filled honeypot, which only programs see', async ({ page, tourForm }) => {
  const requests = await tourForm.answerWith(200);
  await tourForm.openFilled();
  const trap = page.locator('[name="bot-field"]');
  await expect(trap).toBeHidden();
  await expect(page.locator('#tour').getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'a program was here';
  });
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  expect(new URLSearchParams(requests[0]?.postData() ?? '').get('bot-field')).toBe('a program was here');
});

test('shows thanks for 5 s, then an empty form with a confirmation', { tag: '@differs' }, async ({
  page,
  tourForm,
}) => {
  const nextLinks = page
    .locator('#tour :is([href="/contact.vcf"], [href="/tour-checklist"])')
    .filter({ visible: true });
  await tourForm.answerWith(200);
  await tourForm.sendFilled(tourForm.openWithStoppedClock);
  await expect(tourForm.panel).toBeVisible();
  await expect(page.locator('#tour form')).toBeHidden();
  await expect(page.locator('#tour .lede')).toHaveText(thanks);
  await expect(tourForm.status).toHaveText(thanks);
  await expect(nextLinks).toHaveCount(2);
  await page.clock.runFor(4_999);
  await expect(tourForm.panel).toBeVisible();
  await page.clock.runFor(1);
  await expect(tourForm.panel).toHaveCount(0);
  for (const name of fieldNames) await expect(tourForm.field(name)).toHaveValue('');
  await page.clock.runFor(600_000);
  await expect(tourForm.sentNote).toContainText(`${thanks} Questions? Call (559) 555-0142.`);
  await expect(tourForm.sentNote.locator(`a[href="${phoneLink}"]`)).toBeVisible();
  await expect(nextLinks).toHaveCount(2);
  await page.goto('/about');
  await page.goBack();
  await expect(tourForm.sentNote).toBeVisible();
  await page.goto('/es/contact');
  await expect(tourForm.sentNote).toContainText('Recibimos su solicitud.');
});

test('the day of a later call follows the promise', { tag: '@differs' }, async ({ page, tourForm }) => {
  const later = 'We are closed until Monday, so we will call you on Monday morning.';
  const headers = { 'tour-request-by': encodeURIComponent(later) };
  await page.route('/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ headers }) : route.continue(),
  );
  await tourForm.sendFilled(tourForm.openWithStoppedClock);
  await expect(page.locator('#tour .lede')).toHaveText(`${thanks} ${later}`);
  await page.clock.runFor(5_000);
  await expect(tourForm.sentNote).toContainText(`${thanks} ${later} Questions?`);
});

test('the picture of the thanks has its room before it comes', async ({ page, tourForm }) => {
  await page.route('**/thank-you*.svg', () => {});
  await tourForm.answerWith(200);
  await tourForm.sendFilled();
  const { width, height } = (await page.locator('#tour img').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(100);
  expect(width).toBeGreaterThan(100);
});

test('the keyboard alone leads through the form to the confirmation', async ({ page, tourForm }) => {
  await tourForm.answerWith(500, 200);
  await tourForm.openWithStoppedClock();
  await tourForm.field('name').focus();
  for (const name of fieldNames) {
    await page.keyboard.type(answers[name].replace('\n', ' '));
    await page.keyboard.press('Tab');
  }
  await expect(tourForm.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tourForm.alert).toHaveText(failed);
  await expect(tourForm.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tourForm.panel).toBeFocused();
  await expect(tourForm.panel).toBeInViewport();
  await page.clock.runFor(5_000);
  await expect(tourForm.sentNote).toBeFocused();
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab');
  await expect(tourForm.field('name')).toBeFocused();
});

test('a failure is shown above the fields and below the button', { tag: '@differs' }, async ({ page, tourForm }) => {
  await tourForm.answerWith(500);
  await tourForm.sendFilled();
  await expect(tourForm.alert).toHaveText(failed);
  const [above, below] = await page.getByText(failed).all();
  const places = [above, tourForm.field('name'), tourForm.button, below].map((part) => part?.boundingBox());
  const tops = (await Promise.all(places)).map((box) => box?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('the end of the thanks does not scroll', async ({ page, tourForm }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await tourForm.answerWith(200);
  await tourForm.sendFilled(tourForm.openWithStoppedClock);
  await expect(tourForm.panel).toBeFocused();
  await page.locator('#tour').evaluate((card) => {
    scrollTo({ top: scrollY + card.getBoundingClientRect().bottom - 300, behavior: 'instant' });
  });
  const place = await page.evaluate(() => scrollY);
  await page.clock.runFor(5_000);
  await expect(tourForm.sentNote).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('focus stays with a visitor who has left the form', async ({ page, tourForm }) => {
  const held = await tourForm.holdAnswers();
  await tourForm.sendFilled(tourForm.openWithStoppedClock);
  const other = page.getByRole('contentinfo').getByRole('link').first();
  await other.focus();
  held.release();
  await expect(tourForm.panel).toBeVisible();
  await expect(other).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(tourForm.sentNote).toBeVisible();
  await expect(other).toBeFocused();
});

for (const [name, answer] of [
  ['a server error', 500],
  ['a lost connection', 'lost'],
] as const)
  test(`${name} shows the phone number next to the button`, async ({ page, tourForm }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.setViewportSize({ width: 390, height: 480 });
    await tourForm.answerWith(answer);
    await tourForm.openFilled();
    await tourForm.field('phone').press('Enter');
    await expect(tourForm.alert).toHaveText(failed);
    await expect(tourForm.alert).toBeInViewport({ ratio: 1 });
    await expect(tourForm.alert.getByRole('link')).toHaveAttribute('href', phoneLink);
    await expect(tourForm.button).toHaveAccessibleDescription(/did not arrive/);
    await expect(tourForm.status).toBeEmpty();
    await tourForm.expectAnswers();
    expect(logged.some((line) => line.includes('tour request'))).toBe(true);
    for (const value of Object.values(answers)) expect(logged.join('\n')).not.toContain(value);

    const held = await tourForm.holdAnswers();
    await tourForm.button.click();
    await expect(tourForm.button).toHaveText('Submitting...');
    await expect(tourForm.alert).toBeEmpty();
    held.release();
    await expect(tourForm.panel).toBeVisible();
  });

test('fields are read-only while the form is sent', { tag: '@differs' }, async ({ page, tourForm }) => {
  const held = await tourForm.holdAnswers();
  await tourForm.openFilled();
  await tourForm.field('phone').press('Enter');
  await expect(tourForm.button).toHaveText('Submitting...');
  await expect(tourForm.button).toHaveAttribute('aria-disabled', 'true');
  await expect(tourForm.status).toHaveText('Submitting...');
  await tourForm.field('message').focus();
  await page.keyboard.type('lost');
  await tourForm.expectAnswers();
  // Extensions and voice commands can submit the form despite a disabled button.
  await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  held.release(503);
  await expect(tourForm.alert).toHaveText(failed);
  await expect(tourForm.field('message')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Thank you.');
  await expect(tourForm.field('message')).toHaveValue(/Thank you\./);
  expect(held.count()).toBe(1);
});

test('says after 10 s that it is still trying', async ({ page, tourForm }) => {
  const held = await tourForm.holdAnswers();
  await tourForm.sendFilled(tourForm.openWithStoppedClock);
  await page.clock.runFor(9_999);
  await expect(tourForm.status).toHaveText('Submitting...');
  await page.clock.runFor(1);
  await expect(tourForm.status).toContainText('We are still trying.');
  const line = page.locator('#tour form p', { hasText: 'We are still trying.' });
  await expect(line).toBeInViewport();
  await expect(line.getByRole('link')).toHaveAttribute('href', phoneLink);
  held.release();
  await expect(tourForm.panel).toBeVisible();
  await expect(page.getByText('We are still trying.')).toHaveCount(0);
});

test('the note about a request ends with the first letter of the next one', async ({ page, tourForm }) => {
  await tourForm.answerWith(200);
  await tourForm.sendFilled(tourForm.openWithStoppedClock);
  const steps = page.locator('#next li').filter({ visible: true });
  await expect(steps.first()).toHaveText(/^We call or write to you\./);
  await expect(page.locator('#next ol')).toHaveAttribute('start', '2');
  await page.clock.runFor(5_000);
  await expect(tourForm.sentNote).toBeVisible();
  await page.keyboard.press('Tab');
  await tourForm.field('name').pressSequentially('R');
  await expect(tourForm.sentNote).toHaveCount(0);
  await expect(steps.first()).toHaveText('You call or write to us.');
  await page.reload();
  await expect(tourForm.field('name')).toHaveValue('R');
  await expect(tourForm.sentNote).toHaveCount(0);
});

for (const path of ['/contact', '/es/contact'])
  test(`a whole visit of ${path} moves next to nothing`, async ({ page, tourForm }) => {
    await page.addInitScript(() => {
      window.shift = 0;
      // Before the clock of the test takes its place.
      const frame = requestAnimationFrame.bind(window);
      window.waitForFrames = () => new Promise((resolve) => frame(() => frame(resolve)));
      const add = (list: PerformanceObserverEntryList) => {
        for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
          if (!hadRecentInput || window.isAnswered) window.shift += value;
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await tourForm.openWithStoppedClock(path);
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += 500)
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await tourForm.button.click();
      await expect(tourForm.field('name')).toHaveAttribute('aria-invalid', 'true');
      await tourForm.fill();
      for (const status of [503, 200]) {
        const held = await tourForm.holdAnswers();
        await tourForm.button.press('Enter');
        await expect.poll(held.count).toBe(1);
        await page.evaluate(() => window.waitForFrames());
        // Browsers do not count what follows a key within half a second, but answers take longer.
        await page.evaluate(() => (window.isAnswered = true));
        held.release(status);
        await expect(status === 200 ? page.locator('#tour form') : tourForm.alert).toBeVisible({
          visible: status !== 200,
        });
        await page.evaluate(() => window.waitForFrames());
        await page.evaluate(() => (window.isAnswered = false));
      }
      await page.clock.runFor(5_000);
      await expect(tourForm.sentNote).toBeVisible();
      expect.soft(await page.evaluate(() => window.shift), `at ${width} px`).toBeLessThan(0.05);
      await page.evaluate(() => sessionStorage.clear());
      await page.clock.resume();
    }
  });

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
  interface Window {
    shift: number;
    isAnswered?: boolean;
    waitForFrames: () => Promise<unknown>;
  }
}
