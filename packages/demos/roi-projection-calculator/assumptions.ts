import type { Assumption } from '@/lib/tools/rules/sensitivity';

/** Each assumption, and by how much it is turned. */
export const ASSUMPTIONS: Record<Assumption, string> = {
  cost: 'Paid today, ±10%',
  monthlyCost: 'Monthly cost, ±10%',
  monthlyIncome: 'Income, ±10%',
  rampMonths: 'Start, ±3 months',
  rate: 'Discount rate, ±10%',
};
