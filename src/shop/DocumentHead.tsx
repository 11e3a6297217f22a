interface DocumentHeadProps {
  /** The page's name. */
  title: string;
  description?: string | null;
}

const SHOP = 'Florilegium';

/**
 * The title and description for browsers and search engines. The title includes the shop's name.
 */
export function DocumentHead({ title, description }: DocumentHeadProps) {
  return (
    <>
      <title>{title.includes(SHOP) ? title : title ? `${title} · ${SHOP}` : SHOP}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
