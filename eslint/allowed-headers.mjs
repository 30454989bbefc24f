import { ALLOWED_HEADERS } from '../front/allowed-headers.mjs';

/**
 * Finds who reads a header that the front takes out of every request: it would never be there. Headers of an answer are ours to
 * read as we wrote them; by the type of what they are read from lint knows which is which.
 */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { removed: 'The front takes {{name}} out of every request (front/allowed-headers.mjs).' },
  },
  create(context) {
    const nameOfType = (node) => {
      const type = context.sourceCode.parserServices.getTypeAtLocation(node);
      return (type.aliasSymbol ?? type.symbol)?.name;
    };
    const isOfAnswer = ({ type, object }) => type === 'MemberExpression' && nameOfType(object) === 'Response';
    const check = (node, name) => {
      if (typeof name !== 'string' || ALLOWED_HEADERS.includes(name.toLowerCase())) return;
      context.report({ node, messageId: 'removed', data: { name } });
    };
    return {
      // As routes read them: request.headers.get('range').
      'CallExpression[callee.property.name=/^(get|has)$/]'({ callee: { object }, arguments: [name] }) {
        if (['Headers', 'ReadonlyHeaders'].includes(nameOfType(object)) && !isOfAnswer(object))
          check(name, name?.value);
      },
      // As Node has them: request.headers.range. What the front writes there is for Next.
      ':not(AssignmentExpression) > MemberExpression'({ object, property, computed }) {
        if (nameOfType(object) === 'IncomingHttpHeaders')
          check(property, computed ? property.value : property.name);
      },
    };
  },
};

export const allowedHeaders = {
  name: 'plumbline/allowed-headers',
  files: ['{app,lib,front}/**/*.{ts,tsx}'],
  plugins: { plumbline: { rules: { 'allowed-headers': rule } } },
  rules: { 'plumbline/allowed-headers': 'error' },
};
