/**
 * Settings of a server that we start ourselves, to develop, measure and test. Every setting stands here, and an empty one
 * takes its default, so that nothing a `.env` file says reaches it: nobody gets mail from a test.
 */
export const isolatedSettings: Readonly<Record<string, string>> = {
  HOST: '127.0.0.1',
  PORT: '0',
  OPERATIONS_PORT: '0',
  SITE_DIR: '',
  DATA_DIR: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  NOTIFY_TO: '',
  NOTICE_DETAIL: '',
  TRUSTED_PROXY: '',
  // One address sends here what a thousand families would send from theirs.
  SOFT_LIMIT: '1000000',
  HARD_LIMIT: '1000000',
  TOTAL_LIMIT: '1000000',
  NOTICES_PER_HOUR: '1000000',
  RETENTION_DAYS: '',
};
