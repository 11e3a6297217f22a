/** Loads the demo platform, the commerce server of whoever names no other by COMMERCE_URL. */
export const loadDemoPlatform = async () =>
  (await import('../../tests/platform/createPlatform.ts')).createPlatform;
