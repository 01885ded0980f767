CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"golfer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"text_version" smallint NOT NULL,
	"guardian" text,
	"principal_kind" text,
	"principal_id" uuid,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "golfer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" date,
	"birth_year" smallint,
	"vga" text,
	"phone" text,
	"other_phone" text,
	"email" text,
	"handicap_index" integer,
	"handicap_date" date,
	"note" text,
	"name_key" text DEFAULT '' NOT NULL,
	"searched" text DEFAULT '' NOT NULL,
	"evidence" text[] DEFAULT '{}' NOT NULL,
	"current_id" uuid NOT NULL,
	"removal_asked_at" timestamp with time zone,
	"anonymised_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "golfer_join" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"golfer_id" uuid NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"undone_by_kind" text,
	"undone_by_id" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "golfer_merge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"golfer_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"undone_by_kind" text,
	"undone_by_id" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kept_out" (
	"site_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "kept_out_site_id_hash_pk" PRIMARY KEY("site_id","hash")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"golfer_id" uuid NOT NULL,
	"club_id" uuid NOT NULL,
	"number" text,
	"kind" text,
	"from" date,
	"to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer" ADD CONSTRAINT "golfer_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_join" ADD CONSTRAINT "golfer_join_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_join" ADD CONSTRAINT "golfer_join_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_merge" ADD CONSTRAINT "golfer_merge_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_merge" ADD CONSTRAINT "golfer_merge_into_id_golfer_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_out" ADD CONSTRAINT "kept_out_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_standing" ON "consent" USING btree ("golfer_id","purpose") WHERE "consent"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "golfer_list" ON "golfer" USING btree ("site_id","name_key","id");--> statement-breakpoint
CREATE INDEX "golfer_evidence" ON "golfer" USING gin ("evidence");--> statement-breakpoint
CREATE INDEX "golfer_current_id_index" ON "golfer" USING btree ("current_id");--> statement-breakpoint
CREATE UNIQUE INDEX "golfer_join_standing" ON "golfer_join" USING btree ("player_id") WHERE "golfer_join"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "golfer_join_golfer_id_index" ON "golfer_join" USING btree ("golfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "golfer_merge_standing" ON "golfer_merge" USING btree ("golfer_id") WHERE "golfer_merge"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "golfer_merge_into_id_index" ON "golfer_merge" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "membership_golfer_id_index" ON "membership" USING btree ("golfer_id");--> statement-breakpoint
CREATE INDEX "membership_club_id_index" ON "membership" USING btree ("club_id");