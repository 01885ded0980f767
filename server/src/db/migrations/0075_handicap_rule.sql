CREATE TABLE "handicap_rule" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"club" jsonb,
	"record" jsonb,
	"principal_kind" text,
	"principal_id" uuid,
	"stated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handicap_rule" ADD CONSTRAINT "handicap_rule_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;