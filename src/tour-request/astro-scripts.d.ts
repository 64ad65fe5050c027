declare module 'astro:scripts/before-hydration.js';
