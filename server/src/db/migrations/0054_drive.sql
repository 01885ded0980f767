ALTER TABLE "held_entry" ADD COLUMN "drive_by" uuid;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "drive_by" uuid;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_drive_by_player_id_fk" FOREIGN KEY ("drive_by") REFERENCES "public"."player"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_drive_by" ON "entry" USING btree ("drive_by") WHERE "entry"."drive_by" is not null;