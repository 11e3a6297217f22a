import type { NodePath, PluginObj, types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Babel = { types: typeof types };

/**
 * Babel plugin that compiles the English message in each descriptor that Lingui's macros create,
 * and keeps it in the code. English then needs no catalogue, and a message that another catalogue
 * lacks, or that is shown before the catalogue is loaded, appears in English, not as an id.
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
