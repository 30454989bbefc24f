/**
 * A signature and a signed address guard the first two, and a refusal there would lose an event or a wish
 * (docs/decisions/serving.md). A step of the diagnostic stores nothing, and the last one counts by itself; of
 * reports little is read, and logged. A call that does not exist changes nothing.
 */
export const WITHOUT_LIMIT = [
  'app/api/webhooks/stripe/route.ts',
  'app/api/unsubscribe/\\[token\\]/route.ts',
  'app/diagnostic/answer/route.ts',
  'app/api/\\[...path\\]/route.ts',
];

const WRITES = /^(POST|PUT|PATCH|DELETE)$/;

/** Finds a route that changes something and answers without a limit per network. */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unlimited:
        'A call that changes something returns what lib/platform/http/own-site.ts answers: it has the limits.',
    },
  },
  create(context) {
    const limited = new Set();
    const report = (node) => context.report({ node, messageId: 'unlimited' });
    const isLimited = (returned) => returned?.type === 'CallExpression' && limited.has(returned.callee.name);
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!source.value.endsWith('platform/http/own-site')) return;
        for (const { local } of specifiers) limited.add(local.name);
      },
      ExportNamedDeclaration({ declaration, specifiers }) {
        if (declaration?.type === 'FunctionDeclaration') {
          if (!WRITES.test(declaration.id.name)) return;
          const returned = returnsOf(declaration.body);
          if (returned.length === 0) report(declaration);
          returned.filter(({ argument }) => !isLimited(argument)).forEach(report);
        }
        // Otherwise written, what it returns can't be seen here.
        for (const { id } of declaration?.declarations ?? []) if (WRITES.test(id.name)) report(id);
        for (const { exported } of specifiers) if (WRITES.test(exported.name)) report(exported);
      },
    };

    /** A function's own, wherever they stand in it; not those of functions in it. */
    function returnsOf(node) {
      if (node.type === 'ReturnStatement') return [node];
      if (node.type.includes('Function')) return [];
      return (context.sourceCode.visitorKeys[node.type] ?? [])
        .flatMap((key) => node[key] ?? [])
        .filter(Boolean)
        .flatMap(returnsOf);
    }
  },
};

export const limitedWrites = {
  name: 'plumbline/limited-writes',
  files: ['app/**/route.{ts,tsx}'],
  ignores: WITHOUT_LIMIT,
  plugins: { 'plumbline-limits': { rules: { 'limited-writes': rule } } },
  rules: { 'plumbline-limits/limited-writes': 'error' },
};
