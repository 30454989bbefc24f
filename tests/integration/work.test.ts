import { afterAll, beforeEach, expect, test } from 'vitest';
import { queueMail } from '@/lib/gateways/prisma/outbox';
import { type RunningSite, runningSite } from '@/lib/start/running-site';
import { aBuiltSite } from '../support/a-built-site';
import { freshDatabase } from '../support/databases';
import { mailServer } from '../support/mail-server';
import { aMail, storeOrder } from '../support/stored-orders';
