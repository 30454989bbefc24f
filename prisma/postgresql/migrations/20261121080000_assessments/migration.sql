-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Assessment" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rubricVersion" TEXT NOT NULL,
    "questionnaireVersion" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "company" TEXT,
    "role" TEXT,
    "companySize" TEXT,
    "currentChallenges" JSONB NOT NULL,
    "hasVisionMissionGoals" BOOLEAN NOT NULL DEFAULT true,
    "hasKeyResults" BOOLEAN NOT NULL DEFAULT true,
    "hasWeeklyPlanning" BOOLEAN NOT NULL DEFAULT true,
    "hasKPIs" BOOLEAN NOT NULL DEFAULT true,
    "visionClarity" INTEGER,
    "missionRelevance" INTEGER,
    "goalDefinition" INTEGER,
    "stakeholderAwareness" INTEGER,
    "keyResultsClarity" INTEGER,
    "keyResultsAlignment" INTEGER,
    "teamAdoption" INTEGER,
    "progressTracking" INTEGER,
    "taskAlignment" INTEGER,
    "prioritizationProcess" INTEGER,
    "executionConsistency" INTEGER,
    "resourceSupport" INTEGER,
    "kpiRelevance" INTEGER,
    "measurementClarity" INTEGER,
    "accountabilityMechanisms" INTEGER,
    "feedbackIntegration" INTEGER,
    "overallScore" INTEGER NOT NULL,
    "recommendations" JSONB NOT NULL,
    "marketingConsent" BOOLEAN NOT NULL DEFAULT false,
    "attribution" JSONB,
    "attemptKeyHash" TEXT,
    "attemptDigest" TEXT,

    CONSTRAINT "Assessment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Assessment_attemptKeyHash_key" ON "Assessment"("attemptKeyHash");

-- CreateIndex
CREATE INDEX "Assessment_createdAt_idx" ON "Assessment"("createdAt");
