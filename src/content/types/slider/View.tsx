import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/classNames.ts';
import { Carousel } from '../../carousel/Carousel.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { boxStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import type { SliderNode } from './read.ts';

/** The owner's minimum height applies to the viewport of the slides. */
const PARTS = { min: 'slides' };

/** A carousel that shows one slide at a time. */
export function Slider({ node, children }: ViewProps<SliderNode>) {
  const { t } = useLingui();
  const { name, nameOf, rules } = useNodeRules(node, PARTS);
  const { minHeight: _, ...box } = boxStyle(node);
  const slides = children.filter((_, index) => !node.children[index]?.isHidden);
  if (slides.length === 0) return null;
  return (
    <>
      {rules}
      <div className={classNames(name, ...node.cssClasses)} style={box} data-spans="">
        <Carousel
          label={t`Slides`}
          arrows={node.showArrows}
          dots={node.showDots}
          autoplay={node.autoplay}
          autoplaySpeed={node.autoplaySpeed}
          infinite={node.infinite}
          fade={node.fade}
          minHeight={node.minHeight}
          viewportClass={nameOf('slides')}
          isSingle
        >
          {slides}
        </Carousel>
      </div>
    </>
  );
}
