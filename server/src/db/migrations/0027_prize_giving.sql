CREATE TABLE "winner_publication" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"winners" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "winner_publication" ADD CONSTRAINT "winner_publication_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Until now the public saw the winners of every closed tournament.
INSERT INTO "winner_publication" ("tournament_id", "winners", "published_at")
SELECT "tournament_id", "board"->'winners', "closed_at" FROM "final_result" WHERE jsonb_typeof("board"->'winners') = 'array';
