import type { NodePath, PluginObj, types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Babel = { types: typeof types };

/**
 * Takes the English texts out of what the macros have made where the catalogues have them in every
 * language. The others stay, compiled: a text that is not translated yet is shown in English,
 * never as an id.
 */
export const sourceTexts =
  (translated: ReadonlySet<string>) =>
  ({ types: t }: Babel): PluginObj => ({
    visitor: {
      ObjectExpression(path: NodePath<types.ObjectExpression>) {
        const { properties } = path.node;
        const partNamed = (name: string) =>
          properties.find((one) => t.isObjectProperty(one) && t.isIdentifier(one.key, { name })) as
            | types.ObjectProperty
            | undefined;
        const [id, message] = [partNamed('id')?.value, partNamed('message')];
        if (!t.isStringLiteral(id) || !t.isStringLiteral(message?.value)) return;
        if (translated.has(id.value)) properties.splice(properties.indexOf(message), 1);
        else message.value = t.valueToNode(compileMessage(message.value.value)) as types.Expression;
      },
    },
  });
