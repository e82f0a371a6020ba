-- AlterTable
ALTER TABLE "core"."award" ADD COLUMN     "supplier_registration_number" TEXT;
