import { ALLOWED_HEADERS } from '../front/allowed-headers.mjs';

/** Whoever calls an answer's headers so, or says that it is one, reads what we wrote there. */
const AN_ANSWER = /response|answer|refusal/i;
const OWN = new Set(['ObjectExpression', 'NewExpression']);

/**
 * Finds who reads a header that the front takes out of every request: it would never be there. Headers of an
 * answer are ours to read as we wrote them. It goes by names and by the types that stand beside them, so that
 * lint needs no type checker.
 */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { removed: 'The front takes {{name}} out of every request (front/allowed-headers.mjs).' },
  },
  create(context) {
    const check = (node, name) => {
      if (typeof name !== 'string' || ALLOWED_HEADERS.includes(name.toLowerCase())) return;
      context.report({ node, messageId: 'removed', data: { name } });
    };
    const definitionOf = (identifier) => {
      let scope = context.sourceCode.getScope(identifier);
      while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
      return scope?.set.get(identifier.name)?.defs[0];
    };
    const isAnswer = (owner) =>
      owner.type === 'Identifier' &&
      (AN_ANSWER.test(owner.name) ||
        definitionOf(owner)?.name.typeAnnotation?.typeAnnotation.typeName?.name === 'Response');
    /** Whether this is what came with a request: `headers`, `request.headers`, `await headers()`. */
    const cameIn = (node) => {
      if (node.type === 'AwaitExpression') return node.argument.callee?.name === 'headers';
      if (node.type === 'MemberExpression') return node.property.name === 'headers' && !isAnswer(node.object);
      return node.name === 'headers' && !OWN.has(definitionOf(node)?.node.init?.type);
    };
    return {
      // As routes read them: request.headers.get('range').
      'CallExpression[callee.property.name=/^(get|has)$/]'({ callee: { object }, arguments: [name] }) {
        if (cameIn(object)) check(name, name?.value);
      },
      // As Node has them: request.headers.range. What the front writes or deletes there is for Next.
      ':not(AssignmentExpression, CallExpression, UnaryExpression) > MemberExpression'(node) {
        const { object, property, computed } = node;
        if (cameIn(object)) check(property, computed ? property.value : property.name);
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
