ALTER TABLE "held_entry" ALTER COLUMN "player_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "held_entry" ALTER COLUMN "hole" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "held_entry" ADD COLUMN "match_id" uuid;--> statement-breakpoint
ALTER TABLE "held_entry" ADD COLUMN "word" jsonb;--> statement-breakpoint
ALTER TABLE "held_entry" ADD CONSTRAINT "held_entry_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_entry_match_id_index" ON "held_entry" USING btree ("match_id");