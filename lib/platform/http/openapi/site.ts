import { apiRoutes } from '@/lib/kernel/api-routes';
import { callsOf, empty, json, neededText, NO_STORE, READ } from './operation';

/** What watches and drives the site, and the document itself. */
export const SITE = callsOf('site', {
  [apiRoutes.health]: {
    get: {
      operationId: 'isAlive',
      summary: 'Answers for as long as the process runs.',
      responses: { '200': json('It’s alive.', 'Alive', NO_STORE) },
    },
  },
  [apiRoutes.ready]: {
    get: {
      operationId: 'isReady',
      summary: 'Whether to send visitors here.',
      responses: {
        '200': json('Ready.', 'Ready', NO_STORE),
        '503': json('Not ready. Says what’s missing.', 'NotReady', NO_STORE),
      },
    },
  },
  [apiRoutes.work]: {
    get: {
      operationId: 'workOnce',
      summary: 'Does one round of the worker’s job, for hosts where no process keeps running.',
      parameters: [neededText('header', 'Authorization', 'Bearer and the site’s secret.')],
      responses: {
        '200': json('What it did.', { type: 'object' }, NO_STORE),
        '404': empty('The secret is wrong or not set.'),
        ...READ,
      },
    },
  },
  [apiRoutes.openApi]: {
    get: {
      operationId: 'readOpenApi',
      summary: 'This document.',
      responses: {
        '200': json('OpenAPI 3.1.', {
          type: 'object',
          properties: { openapi: { type: 'string' }, info: { type: 'object' }, paths: { type: 'object' } },
          required: ['openapi', 'info', 'paths'],
        }),
        '304': empty('The caller already has it.'),
      },
    },
  },
});
