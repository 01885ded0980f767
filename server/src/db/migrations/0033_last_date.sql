ALTER TABLE "tournament" ADD COLUMN "last_date" date;--> statement-breakpoint
UPDATE "tournament" SET
	"date" = coalesce((SELECT min("date") FROM "round" WHERE "tournament_id" = "tournament"."id"), "date"),
	"last_date" = coalesce((SELECT max("date") FROM "round" WHERE "tournament_id" = "tournament"."id"), "date");--> statement-breakpoint
ALTER TABLE "tournament" ALTER COLUMN "last_date" SET NOT NULL;
