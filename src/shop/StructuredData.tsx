import '../lib/trustedTypes.ts';
import { createContext, useContext, useEffect, useRef } from 'react';

interface StructuredDataProps {
  /** In schema.org's words. Addresses below the root become whole ones. */
  data: object;
}

/** Where a document is rendered: takes what goes into its head. */
export const StructuredDataSink = createContext<((json: string) => void) | null>(null);

/**
 * What search engines read of this page (JSON-LD). React makes scripts in a way that the page's
 * policy refuses, so this one is put in by hand.
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
    // What a document brought is of the page that it was rendered for.
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
