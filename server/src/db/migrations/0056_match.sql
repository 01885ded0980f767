CREATE TABLE "contest" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"handicap" boolean NOT NULL,
	"rule" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contest_kind" CHECK ("contest"."kind" in ('cup', 'bracket', 'groups'))
);
--> statement-breakpoint
CREATE TABLE "line_up" (
	"session_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "line_up_session_id_team_id_pk" PRIMARY KEY("session_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"format" text NOT NULL,
	"allowance" jsonb,
	"first_team_id" uuid,
	"second_team_id" uuid,
	"first_id" uuid,
	"second_id" uuid,
	"node" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "match_entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"match_id" uuid NOT NULL,
	"word" jsonb NOT NULL,
	"source" text NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"device" text,
	"entered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"clock_wrong" boolean DEFAULT false NOT NULL,
	"replaces" uuid,
	"reason" text,
	CONSTRAINT "match_entry_source" CHECK ("match_entry"."source" in ('desk', 'marker', 'import', 'check'))
);
--> statement-breakpoint
CREATE TABLE "match_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contest_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text,
	"points_won" smallint NOT NULL,
	"points_halved" smallint NOT NULL,
	"points_lost" smallint NOT NULL,
	"end" text NOT NULL,
	"handicap" boolean NOT NULL,
	"nassau" boolean DEFAULT false NOT NULL,
	"line_up" text DEFAULT 'staff' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"short" text NOT NULL,
	"colour" text NOT NULL,
	"token_hash" text,
	"linked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "team_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "team_logo" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_player" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"group" text,
	"reserve" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournament" DROP CONSTRAINT "tournament_play";--> statement-breakpoint
ALTER TABLE "contest" ADD CONSTRAINT "contest_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_up" ADD CONSTRAINT "line_up_session_id_match_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."match_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_up" ADD CONSTRAINT "line_up_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_session_id_match_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."match_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_first_team_id_team_id_fk" FOREIGN KEY ("first_team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_second_team_id_team_id_fk" FOREIGN KEY ("second_team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_first_id_player_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_second_id_player_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_entry" ADD CONSTRAINT "match_entry_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_session" ADD CONSTRAINT "match_session_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_session" ADD CONSTRAINT "match_session_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_logo" ADD CONSTRAINT "team_logo_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_player" ADD CONSTRAINT "team_player_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_player" ADD CONSTRAINT "team_player_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_tournament_id_index" ON "contest" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "line_up_team_id_index" ON "line_up" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_number" ON "match" USING btree ("session_id","number");--> statement-breakpoint
CREATE INDEX "match_first_id_index" ON "match" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "match_second_id_index" ON "match" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "match_first_team_id_index" ON "match" USING btree ("first_team_id");--> statement-breakpoint
CREATE INDEX "match_second_team_id_index" ON "match" USING btree ("second_team_id");--> statement-breakpoint
CREATE INDEX "match_entry_match_id_index" ON "match_entry" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "match_session_contest_id_index" ON "match_session" USING btree ("contest_id");--> statement-breakpoint
CREATE INDEX "match_session_round_id_index" ON "match_session" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_name" ON "team" USING btree ("tournament_id",lower("name"));--> statement-breakpoint
CREATE INDEX "team_player_team_id_index" ON "team_player" USING btree ("team_id");--> statement-breakpoint
ALTER TABLE "tournament" ADD CONSTRAINT "tournament_play" CHECK ("tournament"."play" in ('single', 'scramble', 'four-ball', 'foursomes', 'greensomes', 'chapman', 'best-balls', 'best-rounds', 'shamble', 'match'));