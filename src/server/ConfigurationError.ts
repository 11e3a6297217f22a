/** A switch whose value makes no sense; its message is all that an owner needs. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
