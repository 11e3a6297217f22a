import { describe, expect, it } from 'vitest';
import { requestReset } from '../../../src/adapters/graphql/operations/session.ts';
import { shopClient } from '../shopClient.ts';

const UNKNOWN = 'nobody@example.com';

describe('Password reset request', () => {
  it('succeeds for an address without an account, in either language', async () => {
    for (const storeView of [null, 'zh_hant']) {
      const { client, control } = shopClient({ storeView: () => storeView });
      await control('translate-errors', {});
      await expect(requestReset(client, UNKNOWN)).resolves.toBeUndefined();
    }
  });

  it('succeeds when the error category says that there is no account, whatever the message', async () => {
    const { client, control } = shopClient();
    await control('fail', {
      field: 'requestPasswordResetEmail',
      message: 'Aucun compte à cette adresse.',
      category: 'graphql-no-such-entity',
    });
    await expect(requestReset(client, UNKNOWN)).resolves.toBeUndefined();
  });

  it('fails with the platform’s message when it is refused for another reason', async () => {
    const { client, control } = shopClient();
    for (const [message, category] of [
      ['We received too many requests for password resets.', 'graphql-input'],
      ['reCAPTCHA validation failed, please try again', 'graphql-authorization'],
    ]) {
      await control('fail', { field: 'requestPasswordResetEmail', message, category });
      await expect(requestReset(client, UNKNOWN)).rejects.toThrow(message);
    }
    await control('lock-account', { email: 'roberta@example.com' });
    await expect(requestReset(client, 'roberta@example.com')).rejects.toThrow(
      'The account is locked',
    );
  });
});
