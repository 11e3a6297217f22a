import { classNames } from '../../../ui/classNames.ts';
import { Node } from '../Node.tsx';
import type { SliderNode } from '../nodes.ts';
import { boxStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import { Carousel } from './Carousel.tsx';

export function Slider({ node }: { node: SliderNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div className={classNames(name, ...node.cssClasses)} style={boxStyle(node)}>
        <Carousel arrows={node.showArrows} dots={node.showDots} isSingle>
          {node.children
            .filter((slide) => !slide.isHidden)
            .map((slide, index) => (
              <Node key={index} node={slide} />
            ))}
        </Carousel>
      </div>
    </>
  );
}
