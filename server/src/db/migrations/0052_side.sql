CREATE TABLE "side_partner" (
	"side_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"from_hole" smallint,
	"reason" text,
	CONSTRAINT "side_partner_round_id_player_id_pk" PRIMARY KEY("round_id","player_id"),
	CONSTRAINT "side_partner_from_hole" CHECK ("side_partner"."from_hole" between 1 and 18)
);
--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "kind" text DEFAULT 'player' NOT NULL;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "play" text DEFAULT 'single' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "play_rule" jsonb;--> statement-breakpoint
ALTER TABLE "side_partner" ADD CONSTRAINT "side_partner_side_id_player_id_fk" FOREIGN KEY ("side_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_partner" ADD CONSTRAINT "side_partner_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_partner" ADD CONSTRAINT "side_partner_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "side_partner_side_id_index" ON "side_partner" USING btree ("side_id");--> statement-breakpoint
CREATE INDEX "side_partner_player_id_index" ON "side_partner" USING btree ("player_id");--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_kind" CHECK ("player"."kind" in ('player', 'side'));