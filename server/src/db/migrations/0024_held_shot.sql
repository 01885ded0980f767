ALTER TABLE "held_entry" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "held_entry" ADD COLUMN "centimetres" integer;--> statement-breakpoint
ALTER TABLE "held_entry" ADD COLUMN "drive_centimetres" integer;--> statement-breakpoint
ALTER TABLE "held_entry" ADD COLUMN "on_target" boolean DEFAULT true NOT NULL;