CREATE TABLE "regulation_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"regulations" text,
	"regulations_english" text,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "regulations_english" text;--> statement-breakpoint
ALTER TABLE "regulation_version" ADD CONSTRAINT "regulation_version_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regulation_version_tournament_id_index" ON "regulation_version" USING btree ("tournament_id");