import type { CaseValues } from './inputs';

/**
 * Three finished cases, one of each kind people buy this for. M measured, O offered in writing, G guessed.
 */
export const examples: Record<string, CaseValues> = {
  'Example Hire': {
    name: 'An assistant for two days a week',
    cost: 3200,
    monthlyCost: 2150,
    monthlyIncome: 3100,
    rampMonths: 4,
    months: 24,
    rate: 10,
    sources: {
      cost: 'O: desk, laptop, 3 job ads',
      monthlyCost: 'O: payroll provider, with taxes',
      monthlyIncome: 'M: 31 hours I can sell at $100',
      rampMonths: 'M: took 4 with the last hire',
      months: 'Two years',
      rate: 'M: what the business earns',
    },
  },
  'Example Machine': {
    name: 'A cutting machine',
    cost: 48000,
    monthlyCost: 640,
    monthlyIncome: 2700,
    rampMonths: 3,
    months: 36,
    rate: 9,
    sources: {
      cost: 'O: quote, delivery, installation',
      monthlyCost: 'O: service contract and power',
      monthlyIncome: 'M: outside cutting it replaces',
      rampMonths: 'G: the manufacturer says 1',
      months: 'Three years, then we sell it',
      rate: 'O: interest on the bank loan',
    },
    pieces: { price: 14, cost: 5, volume: 300 },
    oneOffs: [
      { month: 18, cost: 1800 },
      { month: 36, income: 11000 },
    ],
  },
  'Example Campaign': {
    name: 'A mail campaign to former customers',
    cost: 5400,
    monthlyCost: 350,
    monthlyIncome: 1150,
    rampMonths: 2,
    months: 12,
    rate: 12,
    sources: {
      cost: 'O: texts, pictures, postage',
      monthlyCost: 'M: 7 hours of answers at $50',
      monthlyIncome: 'M: margin on the last campaign',
      rampMonths: 'M: the last campaign',
      months: 'By then, people forget it',
      rate: 'G: new to us, so 2 points more',
    },
    pieces: { price: 180, cost: 65, volume: 10 },
  },
};
