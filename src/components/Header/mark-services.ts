// The path of a missing page is only known in the browser.
if (/^(\/[a-z]+)?\/services/.test(location.pathname))
  for (const item of document.querySelectorAll('[data-services]')) item.setAttribute('aria-current', 'true');
