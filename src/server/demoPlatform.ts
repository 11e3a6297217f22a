/** Loads the demo platform, which is the commerce server if COMMERCE_URL is not set. */
export const loadDemoPlatform = async () =>
  (await import('../../tests/platform/createPlatform.ts')).createPlatform;
