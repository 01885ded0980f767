-- champions are presented with their prizes
DELETE FROM "ceremony" WHERE "kind" = 'contest';--> statement-breakpoint
ALTER TABLE "ceremony" DROP CONSTRAINT "ceremony_contest_id_contest_id_fk";--> statement-breakpoint
ALTER TABLE "ceremony" DROP COLUMN "contest_id";--> statement-breakpoint
UPDATE drizzle.oldest_serving SET migration = 1795957132413;
