import type { SuggestedProduct } from '../../../machines/search/machine.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './SearchSuggestions.module.css';
import { Suggestion, type SuggestionProps } from './Suggestion.tsx';

/** A suggested product with its picture and price. */
export function SuggestedFlower({
  product,
  ...option
}: SuggestionProps & { product: SuggestedProduct }) {
  return (
    <Suggestion href={product.path} {...option}>
      <span className={styles.thumb}>
        <Picture src={product.image} alt="" width={48} height={60} isEager />
      </span>
      <span>{product.name}</span>
      <span className={styles.price}>
        <Price amount={product.price} />
      </span>
    </Suggestion>
  );
}
