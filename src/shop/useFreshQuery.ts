import { useState } from 'react';
import { type AnyVariables, type CombinedError, type UseQueryArgs, useQuery } from 'urql';

interface Fresh<Data> {
  /** Of these variables; while others are on their way still the last ones'. */
  data: Data | undefined;
  /** Why there is no data; a refetch that fails leaves what is on screen and says nothing. */
  error: CombinedError | undefined;
  isFetching: boolean;
  retry: () => void;
}

/** What is known shows at once, the platform is asked beside it, and its answer corrects the page. */
export function useFreshQuery<Data, Variables extends AnyVariables>(
  query: UseQueryArgs<Variables, Data>,
): Fresh<Data> {
  const [result, execute] = useQuery({ requestPolicy: 'cache-and-network', ...query });
  const key = result.operation?.key;
  const [kept, setKept] = useState<{ key: number | undefined; data: Data | undefined }>();
  if (!result.error && result.data && result.data !== kept?.data) {
    setKept({ key, data: result.data });
  }
  const known = kept && kept.key === key ? kept.data : undefined;
  return {
    data: result.error ? (known ?? result.data) : result.data,
    error: known ? undefined : result.error,
    isFetching: result.fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
}
