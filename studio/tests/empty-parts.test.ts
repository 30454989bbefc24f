import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormProvider } from '../client/form/context';
import { FormGuard } from '../client/form/form-guard';
import { Part } from '../client/form/part';
import { groupOf, type Schema } from '../client/form/schema';

const GROUP: Schema = { type: 'object', properties: { title: { type: 'string' } } };
const LIST: Schema = { type: 'array', items: GROUP };

const shown = (schema: Schema, value: unknown) =>
  renderToStaticMarkup(
    createElement(
      FormProvider,
      {
        value: {
          edit: () => Promise.resolve(true),
          ...{ file: 'home.yaml', version: '1' },
          choose: () => Promise.resolve(null),
          tell: () => undefined,
          said: () => [],
        },
      },
      createElement(Part, { path: ['entries'], schema, value }),
    ),
  );

test.each([
  ['an empty entry', [null]],
  ['a text in place of an entry', ['Mine']],
  ['a list in place of an entry', [['Mine']]],
])('%s has the form of an entry without keys', (_, value) => {
  expect(shown(LIST, value)).toContain('Add “Title”');
  expect(shown(LIST, value)).not.toContain('Mine');
});

test('an empty entry of a list of lists has the form of an empty list', () => {
  const lists = shown({ type: 'array', items: LIST }, [null]);
  expect(lists.match(/Add an entry/g)).toHaveLength(2);
});

test.each([[null], [undefined], ['A text'], [['A list']]])('%j has no keys', (value) => {
  expect(groupOf(value)).toEqual({});
});

test('where the form of a file can’t be drawn, it says of which, and that the others can be edited', () => {
  const guard = new FormGuard({ file: 'home.yaml', version: '1', children: 'The form' });
  expect(guard.render()).toBe('The form');
  guard.state = FormGuard.getDerivedStateFromError();
  expect(renderToStaticMarkup(guard.render())).toContain('content/home.yaml');
});
