import { randomBytes } from 'node:crypto';
import { orderNumber } from './rules/order-number';

export const newOrderNumber = (): string => orderNumber(randomBytes(8));
