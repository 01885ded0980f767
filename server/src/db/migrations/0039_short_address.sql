CREATE TABLE "short_address" (
	"code" text PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"player_id" uuid,
	CONSTRAINT "short_address_of" UNIQUE NULLS NOT DISTINCT("tournament_id","screen","player_id")
);
--> statement-breakpoint
ALTER TABLE "short_address" ADD CONSTRAINT "short_address_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_address" ADD CONSTRAINT "short_address_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "short_address_player_id_index" ON "short_address" USING btree ("player_id");