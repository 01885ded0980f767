CREATE TABLE "season" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"club_id" uuid,
	"rule" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_opening" (
	"publication_id" uuid NOT NULL,
	"person" uuid NOT NULL,
	"salt" text NOT NULL,
	"results" jsonb NOT NULL,
	"golfer_id" uuid,
	CONSTRAINT "season_opening_publication_id_person_pk" PRIMARY KEY("publication_id","person")
);
--> statement-breakpoint
CREATE TABLE "season_publication" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"season_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"core" text NOT NULL,
	"signature" jsonb,
	"moves" jsonb NOT NULL,
	CONSTRAINT "season_publication_seasonId_number_unique" UNIQUE("season_id","number")
);
--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_opening" ADD CONSTRAINT "season_opening_publication_id_season_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."season_publication"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_opening" ADD CONSTRAINT "season_opening_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_publication" ADD CONSTRAINT "season_publication_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_site_id_index" ON "season" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "season_opening_golfer_id_index" ON "season_opening" USING btree ("golfer_id");