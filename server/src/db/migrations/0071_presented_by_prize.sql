-- champions are presented with their prizes
DELETE FROM "ceremony" WHERE "kind" = 'contest';--> statement-breakpoint
ALTER TABLE "ceremony" DROP CONSTRAINT "ceremony_contest_id_contest_id_fk";--> statement-breakpoint
ALTER TABLE "ceremony" DROP COLUMN "contest_id";--> statement-breakpoint
-- what was put away before it was closed goes by the rules of then
UPDATE "tournament" SET "edition" = "start_edition" WHERE "state" <> 'closed' AND "archived_at" > '1970-01-02' AND "edition" IS NULL;--> statement-breakpoint
UPDATE drizzle.oldest_serving SET migration = 1795957132413;
