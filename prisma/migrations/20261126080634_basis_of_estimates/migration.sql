-- AlterTable
ALTER TABLE "derived"."value_estimate" ADD COLUMN     "basis" TEXT;
