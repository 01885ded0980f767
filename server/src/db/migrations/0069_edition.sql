ALTER TABLE "final_result" ADD COLUMN "contests" jsonb;--> statement-breakpoint
ALTER TABLE "final_result" ADD COLUMN "to_sign" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "edition" smallint;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "start_edition" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
-- closed by the rules of then
UPDATE "tournament" SET "edition" = 1 WHERE "state" = 'closed';--> statement-breakpoint
-- what was signed after the last act stands: nobody signs it again because they read it
UPDATE "final_result" SET "to_sign" = NOT EXISTS (
  SELECT FROM "signed_result" WHERE "signed_result"."tournament_id" = "final_result"."tournament_id"
    AND ("signature"->'statement'->>'at')::timestamptz >= GREATEST("closed_at",
      (SELECT "published_at" FROM "winner_publication" WHERE "winner_publication"."tournament_id" = "final_result"."tournament_id")));--> statement-breakpoint
UPDATE "final_result" SET "contests" = "board"->'matches' WHERE "board" #> '{matches,items,0,rule}' IS NOT NULL;--> statement-breakpoint
-- a process of the release before would sign by its own rules what this one closes
UPDATE drizzle.oldest_serving SET migration = 1795952487718;
