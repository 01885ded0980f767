CREATE TABLE "play" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" uuid,
	"name" text,
	"rule" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "own_play" text;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "own_play_name" text;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_site_id_index" ON "play" USING btree ("site_id");