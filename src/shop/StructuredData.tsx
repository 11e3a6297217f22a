import '../lib/trustedTypes.ts';
import { createContext, useContext, useEffect, useRef } from 'react';

interface StructuredDataProps {
  /** A schema.org object. Paths that begin with `/` become absolute URLs. */
  data: object;
}

/** Collects the JSON for the document's head while a server renders. */
export const StructuredDataSink = createContext<((json: string) => void) | null>(null);

/**
 * Adds the page's structured data (JSON-LD) for search engines. React sets a script's content in a
 * way that the content security policy blocks, so an effect inserts the script.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const place = useRef<HTMLSpanElement>(null);
  const json = JSON.stringify(data);
  useContext(StructuredDataSink)?.(json);
  useEffect(() => {
    const home = place.current?.ownerDocument;
    if (!home) return;
    const script = home.createElement('script');
    script.type = 'application/ld+json';
    // A server's document contains the data of the page that it was rendered for: replace it.
    for (const rendered of home.head.querySelectorAll('script[data-rendered]')) rendered.remove();
    script.text = withWholeAddresses(json, home.URL);
    home.head.append(script);
    return () => script.remove();
  }, [json]);
  return <span ref={place} hidden />;
}

const withWholeAddresses = (json: string, base: string): string =>
  JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)\S*$/.test(value) ? new URL(value, base).href : value,
  );
