CREATE TABLE "ceremony" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"division_id" uuid,
	"kind" text NOT NULL,
	"basis" text NOT NULL,
	"from_place" smallint NOT NULL,
	"shown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "division" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "division" ADD COLUMN "revealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "hidden_holes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ceremony_running" ON "ceremony" USING btree ("tournament_id") WHERE "ceremony"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "tournament" ADD CONSTRAINT "tournament_hidden_holes" CHECK ("tournament"."hidden_holes" between 0 and 9);