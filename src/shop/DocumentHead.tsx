interface DocumentHeadProps {
  /** What this page is. */
  title: string;
  description?: string | null;
}

const SHOP = 'Florilegium';

/** What the browser and search engines are told about this page; the title carries the shop's name. */
export function DocumentHead({ title, description }: DocumentHeadProps) {
  return (
    <>
      <title>{title.includes(SHOP) ? title : title ? `${title} · ${SHOP}` : SHOP}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
