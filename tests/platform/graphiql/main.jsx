import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import 'graphiql/graphiql.css';

/** Headers such as Store and Authorization are typed into GraphiQL's own pane. */
async function fetcher(body, { headers = {} } = {}) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

createRoot(document.getElementById('graphiql')).render(
  <GraphiQL fetcher={fetcher} defaultQuery="{ storeConfig { store_name } }" />,
);
