CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid,
	"tournament_id" uuid,
	"principal_kind" text,
	"principal_id" uuid,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text,
	"country" text,
	"phone" text,
	"email" text,
	"website" text,
	"investor" text,
	"address" text,
	"city" text,
	"note" text,
	"time_zone" text DEFAULT 'Asia/Ho_Chi_Minh' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_logo" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"club_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"par" smallint[] NOT NULL,
	"stroke_index" smallint[],
	"tees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_clubId_name_unique" UNIQUE("club_id","name")
);
--> statement-breakpoint
CREATE TABLE "countback" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" uuid,
	"name" text,
	"rule" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "format" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" uuid,
	"name" text,
	"rule" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tiebreak" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" uuid,
	"name" text,
	"rule" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card" (
	"player_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"flight_id" uuid,
	"place" smallint DEFAULT 0 NOT NULL,
	"bag_tag" text,
	"caddie_number" text,
	"status" text DEFAULT 'ok' NOT NULL,
	"cut_by_line" boolean DEFAULT false NOT NULL,
	CONSTRAINT "card_player_id_round_id_pk" PRIMARY KEY("player_id","round_id"),
	CONSTRAINT "card_status" CHECK ("card"."status" in ('ok', 'NR', 'WD', 'DQ', 'DNS', 'cut')),
	CONSTRAINT "card_cut_by_line" CHECK (not "card"."cut_by_line" or "card"."status" = 'cut')
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"hole" smallint NOT NULL,
	"strokes" smallint,
	"pickup" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"device" text,
	"entered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaces" uuid,
	"reason" text,
	CONSTRAINT "entry_hole" CHECK ("entry"."hole" between 1 and 18),
	CONSTRAINT "entry_strokes" CHECK ("entry"."strokes" between 1 and 30 and not "entry"."pickup" or "entry"."strokes" is null),
	CONSTRAINT "entry_source" CHECK ("entry"."source" in ('desk', 'marker', 'import'))
);
--> statement-breakpoint
CREATE TABLE "flight" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"number" text NOT NULL,
	"tee_time" text,
	"starting_hole" smallint,
	"starting_side" text,
	"cart" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "flight_starting_hole" CHECK ("flight"."starting_hole" between 1 and 18),
	CONSTRAINT "flight_starting_side" CHECK ("flight"."starting_side" is null or "flight"."starting_hole" is not null)
);
--> statement-breakpoint
CREATE TABLE "player" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"division_id" uuid,
	"division_pinned" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"vga" text,
	"handicap_course" integer,
	"handicap_index" integer,
	"birthday" date,
	"birth_year" smallint,
	"member" boolean DEFAULT false NOT NULL,
	"absent" boolean DEFAULT false NOT NULL,
	"phone" text,
	"email" text,
	"tee" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "award_decision" (
	"tournament_id" uuid NOT NULL,
	"award_id" text NOT NULL,
	"player_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "award_decision_tournament_id_award_id_pk" PRIMARY KEY("tournament_id","award_id")
);
--> statement-breakpoint
CREATE TABLE "final_result" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"schema" smallint NOT NULL,
	"board" jsonb NOT NULL,
	"winners" jsonb NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid,
	"username" text NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"position" text,
	"password_hash" text NOT NULL,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"right" smallint DEFAULT 0 NOT NULL,
	"email_verified_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "award" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"main" boolean NOT NULL,
	"holes" text
);
--> statement-breakpoint
CREATE TABLE "counted_hole" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "counted_hole_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"round_id" uuid NOT NULL,
	"division_id" uuid,
	"award_id" uuid,
	"holes" smallint[] NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"entered_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "division" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"handicap_course_from" integer,
	"handicap_course_to" integer,
	"handicap_index_from" integer,
	"handicap_index_to" integer,
	"cut" smallint,
	"note" text,
	"calculate_handicap_day" text,
	"day_handicap_rule" jsonb,
	"allowance" double precision,
	"handicap_limits" jsonb,
	"cap_above" smallint,
	"cap_counts_as" smallint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"date" date NOT NULL,
	"course_name" text NOT NULL,
	"par" smallint[] NOT NULL,
	"stroke_index" smallint[],
	"finished_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "round_tournamentId_number_unique" UNIQUE("tournament_id","number")
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"club_id" uuid NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"time" text,
	"format" text NOT NULL,
	"format_name" text,
	"format_rule" jsonb NOT NULL,
	"tiebreak" text NOT NULL,
	"tiebreak_name" text,
	"tiebreak_rule" jsonb NOT NULL,
	"countback" text NOT NULL,
	"countback_name" text,
	"countback_rule" jsonb NOT NULL,
	"countback_order" text NOT NULL,
	"calculate_handicap_day" text NOT NULL,
	"day_handicap_rule" jsonb,
	"allowance" double precision NOT NULL,
	"handicap_limits" jsonb,
	"cut" jsonb,
	"auto_assign_to_divisions" boolean NOT NULL,
	"use_handicap_course" boolean NOT NULL,
	"cap_above" smallint NOT NULL,
	"cap_counts_as" smallint NOT NULL,
	"net_floor" smallint,
	"regulations" text,
	"location" text,
	"main_awards_only_for_members" boolean NOT NULL,
	"one_main_prize_each" boolean NOT NULL,
	"backup4th_winners" boolean NOT NULL,
	"distance_unit" text NOT NULL,
	"public" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"board_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tournament_state" CHECK ("tournament"."state" in ('open', 'locked', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club" ADD CONSTRAINT "club_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_logo" ADD CONSTRAINT "club_logo_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "countback" ADD CONSTRAINT "countback_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format" ADD CONSTRAINT "format_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiebreak" ADD CONSTRAINT "tiebreak_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_flight_id_flight_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flight"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight" ADD CONSTRAINT "flight_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_decision" ADD CONSTRAINT "award_decision_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_decision" ADD CONSTRAINT "award_decision_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_decision" ADD CONSTRAINT "award_decision_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_result" ADD CONSTRAINT "final_result_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD CONSTRAINT "counted_hole_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD CONSTRAINT "counted_hole_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD CONSTRAINT "counted_hole_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division" ADD CONSTRAINT "division_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament" ADD CONSTRAINT "tournament_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_site_id_at_index" ON "activity" USING btree ("site_id","at");--> statement-breakpoint
CREATE INDEX "activity_tournament_id_at_index" ON "activity" USING btree ("tournament_id","at");--> statement-breakpoint
CREATE INDEX "club_site_id_index" ON "club" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "countback_site_id_index" ON "countback" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "format_site_id_index" ON "format" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "tiebreak_site_id_index" ON "tiebreak" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "card_round_id_index" ON "card" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "card_flight_id_index" ON "card" USING btree ("flight_id");--> statement-breakpoint
CREATE INDEX "entry_round_id_player_id_hole_index" ON "entry" USING btree ("round_id","player_id","hole");--> statement-breakpoint
CREATE INDEX "entry_player_id_index" ON "entry" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flight_number" ON "flight" USING btree ("round_id",lower("number"));--> statement-breakpoint
CREATE INDEX "player_tournament_id_index" ON "player" USING btree ("tournament_id");--> statement-breakpoint
CREATE UNIQUE INDEX "player_vga" ON "player" USING btree ("tournament_id","vga") WHERE "player"."vga" is not null;--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_site_id_index" ON "users" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "award_tournament_id_index" ON "award" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "counted_hole_round_id_index" ON "counted_hole" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "division_name" ON "division" USING btree ("tournament_id",lower("name"));--> statement-breakpoint
CREATE INDEX "tournament_club_id_date_index" ON "tournament" USING btree ("club_id","date");