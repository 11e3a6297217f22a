import { SafeHtml } from '../../html/SafeHtml.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { PlaceholderBox } from '../../pageBuilder/PlaceholderBox.tsx';
import type { SlideNode } from '../slide/read.ts';
import styles from './Placeholder.module.css';
import type { BannerNode } from './read.ts';

/** Reserves the height of a banner's or slide's text and button. */
export const BannerPlaceholder = ({ node }: ViewProps<BannerNode | SlideNode>) => (
  <PlaceholderBox node={node} className={styles.banner}>
    <div className={styles.words}>
      <SafeHtml html={node.content} />
      {node.buttonText && <div className={styles.button} />}
    </div>
  </PlaceholderBox>
);
