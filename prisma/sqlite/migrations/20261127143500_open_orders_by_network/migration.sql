-- CreateIndex
CREATE INDEX "Order_networks_status_createdAt_idx" ON "Order"("networks", "status", "createdAt");
