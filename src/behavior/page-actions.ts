const box = document.querySelector<HTMLElement>('[data-page-actions]');
const [print, share] = box?.querySelectorAll('button') ?? [];
const status = box?.querySelector<HTMLElement>('[role="status"]');

print?.addEventListener('click', () => window.print());
share?.addEventListener('click', async () => {
  const data = { title: document.title, url: location.origin + location.pathname };
  try {
    if (navigator.share) return await navigator.share(data);
    await navigator.clipboard.writeText(data.url);
    if (status) status.textContent = status.dataset.copied ?? '';
  } catch {
    // The visitor closed the share sheet, or the browser forbids the clipboard.
  }
});
