-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "delayed" BOOLEAN;

-- Which payments a bank had in hand: those that it still has, and those that the code before told as failed.
UPDATE "Payment" SET "delayed" = true WHERE "status" = 'pending' OR ("status" = 'failed' AND "method" IN (
  'us_bank_account', 'sepa_debit', 'bacs_debit', 'au_becs_debit', 'acss_debit', 'nz_bank_account',
  'boleto', 'konbini', 'oxxo', 'multibanco', 'customer_balance'));
