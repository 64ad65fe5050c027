import { config } from 'zod';

// The content-security policy allows no code from strings. Schemas ask as soon as they are made, so this is imported first.
config({ jitless: true });
