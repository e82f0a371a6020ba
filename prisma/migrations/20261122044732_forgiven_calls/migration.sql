-- AlterTable
ALTER TABLE "app"."quota_usage" ADD COLUMN     "forgiven" INTEGER NOT NULL DEFAULT 0;
