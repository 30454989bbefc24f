-- A person is found by their address however it was typed: lower("email"). The model can't name such an index, so it stands
-- only here.
CREATE INDEX "Assessment_lower_email_idx" ON "Assessment"(lower("email"));
CREATE INDEX "Order_lower_email_idx" ON "Order"(lower("email"));
CREATE INDEX "Order_lower_billingEmail_idx" ON "Order"(lower("billingEmail"));

-- Nobody looks for the exact letters.
DROP INDEX "Order_email_idx";
