/** An environment variable with an invalid value. The message tells the owner how to fix it. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
