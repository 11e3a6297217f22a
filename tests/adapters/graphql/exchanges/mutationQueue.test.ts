import { describe, expect, it } from 'vitest';
import { mutationQueueExchange } from '../../../../src/adapters/graphql/exchanges/mutationQueue.ts';
import { Add, manualClient, Read } from './manualClient.ts';

describe('Mutation queue', () => {
  it('sends mutations one at a time, in order', async () => {
    const { client, sent, respond } = manualClient([mutationQueueExchange]);
    const results = [1, 2, 3].map((n) => client.mutation(Add, { n }).toPromise());
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }]);
    await respond();
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }, { n: 2 }]);
    await respond();
    await respond();
    await Promise.all(results);
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('sends two identical mutations separately and answers both', async () => {
    const { client, sent, respond } = manualClient([mutationQueueExchange]);
    const first = client.mutation(Add, { n: 1 }).toPromise();
    const second = client.mutation(Add, { n: 1 }).toPromise();
    await respond({ add: 'one' });
    await respond({ add: 'two' });
    expect([(await first).data, (await second).data]).toEqual([{ add: 'one' }, { add: 'two' }]);
    expect(sent).toHaveLength(2);
  });

  it('lets a request skip it through the request context', () => {
    const { client, sent } = manualClient([mutationQueueExchange]);
    void client.mutation(Add, { n: 1 }).toPromise();
    void client.mutation(Add, { n: 2 }, { skipMutationQueue: true }).toPromise();
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('does not hold back queries', () => {
    const { client, sent } = manualClient([mutationQueueExchange]);
    void client.mutation(Add, { n: 1 }).toPromise();
    void client.query(Read, {}).toPromise();
    expect(sent.map(({ kind }) => kind)).toEqual(['mutation', 'query']);
  });

  it('sends the next mutation after one has failed', async () => {
    const { client, sent, fail } = manualClient([mutationQueueExchange]);
    void client.mutation(Add, { n: 1 }).toPromise();
    void client.mutation(Add, { n: 2 }).toPromise();
    await fail(new TypeError('Failed to fetch'));
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
