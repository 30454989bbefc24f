import { apiRoutes } from '@/lib/kernel/api-routes';
import { type Calls, empty, json, NO_STORE, READ } from './operation';

const tags = ['site'];

/** What watches and drives the site, and the document itself. */
export const SITE: Calls = {
  [apiRoutes.health]: {
    get: {
      operationId: 'isAlive',
      summary: 'Answers as long as the process can.',
      tags,
      responses: { '200': json('It is alive.', 'Alive', NO_STORE) },
    },
  },
  [apiRoutes.ready]: {
    get: {
      operationId: 'isReady',
      summary: 'Whether visitors should be sent here.',
      tags,
      responses: {
        '200': json('They should.', 'Ready', NO_STORE),
        '503': json('Not now; says what is missing.', 'NotReady', NO_STORE),
      },
    },
  },
  [apiRoutes.work]: {
    get: {
      operationId: 'workOnce',
      summary: 'Does once what the worker does for ever, for hosts where no process lasts.',
      tags,
      parameters: [
        {
          ...{ name: 'Authorization', in: 'header', required: true },
          ...{ description: 'Bearer and the secret of the site.', schema: { type: 'string' } },
        },
      ],
      responses: {
        '200': json('What was done.', { type: 'object' }, NO_STORE),
        '404': empty('Not with this secret, or there is none.'),
        ...READ,
      },
    },
  },
  [apiRoutes.openApi]: {
    get: {
      operationId: 'readOpenApi',
      summary: 'This document.',
      tags,
      responses: {
        '200': json('OpenAPI 3.1.', {
          type: 'object',
          properties: { openapi: { type: 'string' }, info: { type: 'object' }, paths: { type: 'object' } },
          required: ['openapi', 'info', 'paths'],
        }),
        '304': empty('The caller has it already.'),
      },
    },
  },
};
