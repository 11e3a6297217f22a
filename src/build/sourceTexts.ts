import type { NodePath, PluginObj, types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Babel = { types: typeof types };

/**
 * Compiles the English text of what the macros have made, and leaves it there: English needs no
 * catalogue, and a text that another language lacks, or whose catalogue is late, is shown in
 * English, never as an id.
 */
export const sourceTexts = ({ types: t }: Babel): PluginObj => ({
  visitor: {
    ObjectExpression(path: NodePath<types.ObjectExpression>) {
      const partNamed = (name: string) =>
        path.node.properties.find(
          (one) => t.isObjectProperty(one) && t.isIdentifier(one.key, { name }),
        ) as types.ObjectProperty | undefined;
      const [id, message] = [partNamed('id')?.value, partNamed('message')];
      if (!t.isStringLiteral(id) || !t.isStringLiteral(message?.value)) return;
      message.value = t.valueToNode(compileMessage(message.value.value)) as types.Expression;
    },
  },
});
