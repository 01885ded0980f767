ALTER TABLE "card" ADD COLUMN "most_likely" smallint[];--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "playing_conditions" jsonb;