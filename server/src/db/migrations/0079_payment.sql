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
CREATE TABLE "certificate_order" (
	"domain" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"failure" text,
	"token" text,
	"answer" text
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
	"women_par" smallint[],
	"women_stroke_index" smallint[],
	"tees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nines" text[],
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_clubId_name_unique" UNIQUE("club_id","name")
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"code" text NOT NULL,
	"representative" text,
	"plan" text NOT NULL,
	"duration" smallint NOT NULL,
	"duration_unit" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price" bigint,
	"amount" bigint,
	"commission_percent" double precision,
	"note" text,
	"searched" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "kept_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"user_id" uuid,
	"ticket_id" uuid,
	"signup_id" uuid,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"unanswered" boolean DEFAULT false NOT NULL,
	"reason" text,
	"code" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"start" text NOT NULL,
	"may_write" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_key_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "known_address" (
	"user_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_address_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"device" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"searched" text DEFAULT '' NOT NULL,
	"note" text,
	"contact_months" smallint,
	"frame_origins" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_logo" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid,
	"username" text NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"searched" text DEFAULT '' NOT NULL,
	"position" text,
	"language" text,
	"password_hash" text NOT NULL,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"right" smallint DEFAULT 0 NOT NULL,
	"email_verified_at" timestamp with time zone,
	"totp_secret" text,
	"totp_since" timestamp with time zone,
	"totp_step" integer,
	"totp_required" boolean DEFAULT false NOT NULL,
	"one_key_shortcuts" boolean DEFAULT true NOT NULL,
	"disabled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"language" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "ticket_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"description" text NOT NULL,
	"solution" text,
	"status" text DEFAULT 'new' NOT NULL,
	"language" text NOT NULL,
	"searched" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "award" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"name_english" text,
	"main" boolean NOT NULL,
	"holes" text,
	"basis" text,
	"division_id" uuid,
	"contest_id" uuid,
	"gender" text,
	"won_by" text,
	"places" smallint,
	"backups" smallint DEFAULT 0 NOT NULL,
	"members_only" boolean,
	"every" smallint,
	"tiebreak" text,
	"tiebreak_rule" jsonb,
	"day_handicap_rule" jsonb,
	"value" bigint,
	"gift" text,
	"sponsor_id" uuid
);
--> statement-breakpoint
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
CREATE TABLE "import_layout" (
	"site_id" uuid NOT NULL,
	"key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_layout_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_account_siteId_bank_number_unique" UNIQUE("site_id","bank","number")
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"hash" text NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"amount" bigint NOT NULL,
	"reference" text,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"payer_name" text,
	"payer_digits" text,
	"pile" text NOT NULL,
	"reason" text NOT NULL,
	"twin" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_line_accountId_hash_unique" UNIQUE("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signup_id" uuid,
	"package_id" uuid,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"line_id" uuid,
	"undoes" uuid,
	"note" text,
	"principal_kind" text,
	"principal_id" uuid,
	CONSTRAINT "booking_undoes_unique" UNIQUE("undoes"),
	CONSTRAINT "booking_payable" CHECK (num_nonnulls("booking"."signup_id", "booking"."package_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signup_id" uuid,
	"package_id" uuid,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"line_id" uuid,
	"principal_kind" text,
	"principal_id" uuid,
	CONSTRAINT "refund_payable" CHECK (num_nonnulls("refund"."signup_id", "refund"."package_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "refund_account" (
	"signup_id" uuid PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"opening" bigint,
	"closing" bigint,
	"piles" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"principal_kind" text,
	"principal_id" uuid
);
--> statement-breakpoint
CREATE TABLE "tournament_payment" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"readmits" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"arrival" text,
	"most_likely" smallint[],
	CONSTRAINT "card_player_id_round_id_pk" PRIMARY KEY("player_id","round_id"),
	CONSTRAINT "card_status" CHECK ("card"."status" in ('ok', 'NR', 'WD', 'DQ', 'DNS', 'cut')),
	CONSTRAINT "card_arrival" CHECK ("card"."arrival" in ('present', 'late')),
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
	"drive_by" uuid,
	"source" text NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"device" text,
	"entered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"clock_wrong" boolean DEFAULT false NOT NULL,
	"replaces" uuid,
	"reason" text,
	"serial" integer,
	"salt" "bytea",
	"commit" "bytea",
	CONSTRAINT "entry_hole" CHECK ("entry"."hole" between 0 and 18),
	CONSTRAINT "entry_strokes" CHECK ("entry"."strokes" between 1 and 30 and not "entry"."pickup" or "entry"."strokes" is null or "entry"."hole" = 0),
	CONSTRAINT "entry_total" CHECK ("entry"."hole" > 0 or not "entry"."pickup" and ("entry"."strokes" between 9 and 540 or "entry"."strokes" is null)),
	CONSTRAINT "entry_source" CHECK ("entry"."source" in ('desk', 'marker', 'import', 'check'))
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
	"initials" boolean DEFAULT false NOT NULL,
	"phone" text,
	"email" text,
	"tee" text,
	"note" text,
	"kind" text DEFAULT 'player' NOT NULL,
	"named" boolean DEFAULT false NOT NULL,
	"anonymised_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_kind" CHECK ("player"."kind" in ('player', 'side'))
);
--> statement-breakpoint
CREATE TABLE "side_partner" (
	"side_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"from_hole" smallint,
	"reason" text,
	"arrival" text,
	"until_hole" smallint,
	"side_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "side_partner_round_id_player_id_pk" PRIMARY KEY("round_id","player_id"),
	CONSTRAINT "side_partner_from_hole" CHECK ("side_partner"."from_hole" between 1 and 18),
	CONSTRAINT "side_partner_arrival" CHECK ("side_partner"."arrival" in ('present', 'late')),
	CONSTRAINT "side_partner_until_hole" CHECK ("side_partner"."until_hole" between 1 and 18)
);
--> statement-breakpoint
CREATE TABLE "short_address" (
	"code" text PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"player_id" uuid,
	CONSTRAINT "short_address_of" UNIQUE NULLS NOT DISTINCT("tournament_id","screen","player_id")
);
--> statement-breakpoint
CREATE TABLE "signup" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"code" text NOT NULL,
	"token_hash" text,
	"mail_token_hashes" text[] DEFAULT '{}' NOT NULL,
	"told" text,
	"group_id" uuid NOT NULL,
	"package_id" uuid,
	"kind_id" uuid NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone,
	"turn" integer,
	"lot" integer,
	"name" text,
	"gender" text,
	"phone" text,
	"email" text,
	"vga" text,
	"birth_year" smallint,
	"handicap_index" integer,
	"member_number" text,
	"name_key" text DEFAULT '' NOT NULL,
	"searched" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wishes" text[] DEFAULT '{}' NOT NULL,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"guardian" text,
	"answered_at" timestamp with time zone,
	"lines" jsonb NOT NULL,
	"refunds" jsonb NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"player_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "signup_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "signup_tournamentId_code_unique" UNIQUE("tournament_id","code")
);
--> statement-breakpoint
CREATE TABLE "signup_fact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signup_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"reason" text,
	"principal_kind" text,
	"principal_id" uuid,
	CONSTRAINT "signup_fact_signupId_number_unique" UNIQUE("signup_id","number")
);
--> statement-breakpoint
CREATE TABLE "signup_form" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"opens_at" text,
	"closes_at" text,
	"way" text NOT NULL,
	"listed" boolean NOT NULL,
	"form" jsonb NOT NULL,
	"lots" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signup_package" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"token_hash" text,
	"lines" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "signup_package_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "signup_package_tournamentId_code_unique" UNIQUE("tournament_id","code")
);
--> statement-breakpoint
CREATE TABLE "signup_spot" (
	"tournament_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting_places" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "signup_spot_tournament_id_subject_id_pk" PRIMARY KEY("tournament_id","subject_id"),
	CONSTRAINT "signup_spot_counts" CHECK ("signup_spot"."taken" >= 0 and "signup_spot"."waiting" >= 0)
);
--> statement-breakpoint
CREATE TABLE "round_tally" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_tally" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"players" integer DEFAULT 0 NOT NULL
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
	"frozen_at" timestamp with time zone,
	"revealed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "foreign_author" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regulation_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"regulations" text,
	"regulations_english" text,
	"replaced_at" timestamp with time zone NOT NULL
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
	"women_par" smallint[],
	"women_stroke_index" smallint[],
	"tees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nines" text[],
	"holes" text DEFAULT 'all' NOT NULL,
	"finished_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"pauses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"playing_conditions" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "round_tournamentId_number_unique" UNIQUE("tournament_id","number"),
	CONSTRAINT "round_holes" CHECK ("round"."holes" = 'all' or "round"."holes" in ('front', 'back') and cardinality("round"."par") = 18)
);
--> statement-breakpoint
CREATE TABLE "sponsor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_logo" (
	"sponsor_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"club_id" uuid NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"last_date" date NOT NULL,
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
	"countback_share" text DEFAULT 'exact' NOT NULL,
	"tie_order" uuid[] DEFAULT '{}' NOT NULL,
	"play" text DEFAULT 'single' NOT NULL,
	"play_rule" jsonb,
	"own_play" text,
	"own_play_name" text,
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
	"regulations_english" text,
	"location" text,
	"main_awards_only_for_members" boolean NOT NULL,
	"one_main_prize_each" boolean NOT NULL,
	"backup4th_winners" boolean NOT NULL,
	"gifts_for_withdrawn" boolean DEFAULT true NOT NULL,
	"distance_unit" text NOT NULL,
	"public" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"edition" smallint,
	"start_edition" smallint DEFAULT 1 NOT NULL,
	"rehearsal" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"hidden_holes" smallint DEFAULT 0 NOT NULL,
	"frozen_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"board_version" integer DEFAULT 1 NOT NULL,
	"entry_batches" integer DEFAULT 0 NOT NULL,
	"ledger_lines" integer DEFAULT 0 NOT NULL,
	"ledger_head" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tournament_play" CHECK ("tournament"."play" in ('single', 'scramble', 'four-ball', 'foursomes', 'greensomes', 'chapman', 'best-balls', 'best-rounds', 'shamble', 'match')),
	CONSTRAINT "tournament_state" CHECK ("tournament"."state" in ('open', 'locked', 'closed')),
	CONSTRAINT "tournament_rehearsal_private" CHECK (not ("tournament"."rehearsal" and "tournament"."public")),
	CONSTRAINT "tournament_hidden_holes" CHECK ("tournament"."hidden_holes" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "paper_print" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"round_id" uuid,
	"division_id" uuid,
	"size" text NOT NULL,
	"language" text NOT NULL,
	"each" text NOT NULL,
	"code" text NOT NULL,
	"pages" smallint NOT NULL,
	"parts" jsonb NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "paper_print_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"principal_kind" text,
	"principal_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ledger_line" (
	"tournament_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"content" jsonb NOT NULL,
	"salt" "bytea" NOT NULL,
	"commit" "bytea" NOT NULL,
	CONSTRAINT "ledger_line_tournament_id_serial_pk" PRIMARY KEY("tournament_id","serial")
);
--> statement-breakpoint
CREATE TABLE "signed_result" (
	"tournament_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"core" text NOT NULL,
	"signature" jsonb NOT NULL,
	CONSTRAINT "signed_result_tournament_id_number_pk" PRIMARY KEY("tournament_id","number")
);
--> statement-breakpoint
CREATE TABLE "site_key" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"succession" text,
	"stolen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_confirmation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"device_id" uuid,
	"total" smallint NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"player_id" uuid,
	"round_id" uuid NOT NULL,
	"hole" smallint,
	"strokes" smallint,
	"pickup" boolean DEFAULT false NOT NULL,
	"drive_by" uuid,
	"kind" text,
	"centimetres" integer,
	"drive_centimetres" integer,
	"on_target" boolean DEFAULT true NOT NULL,
	"match_id" uuid,
	"word" jsonb,
	"entered_at" timestamp with time zone NOT NULL,
	"clock_wrong" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaces" uuid,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "held_entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"decided_at" timestamp with time zone,
	"accepted" boolean,
	"principal_kind" text,
	"principal_id" uuid
);
--> statement-breakpoint
CREATE TABLE "marker_browser" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"device" text,
	"unsent" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marker_device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsent" integer DEFAULT 0 NOT NULL,
	"shut_out_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	CONSTRAINT "marker_device_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "marker_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"flight_id" uuid,
	"flight_number" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marker_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "marker_pass" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_by" text,
	"token_hash" text
);
--> statement-breakpoint
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
	"sealed" text,
	"handed_in_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"asked_again_at" timestamp with time zone,
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
CREATE TABLE "measurement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "measurement_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hole" smallint NOT NULL,
	"centimetres" integer,
	"drive_centimetres" integer,
	"on_target" boolean NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"device" text,
	"entered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text,
	CONSTRAINT "measurement_hole" CHECK ("measurement"."hole" between 1 and 18),
	CONSTRAINT "measurement_centimetres" CHECK ("measurement"."centimetres" between 0 and 99999),
	CONSTRAINT "measurement_drive" CHECK ("measurement"."drive_centimetres" between 0 and 99999),
	CONSTRAINT "measurement_kind" CHECK ("measurement"."kind" in ('longest-drive', 'nearest-to-the-pin', 'nearest-to-the-line'))
);
--> statement-breakpoint
CREATE TABLE "push_follow" (
	"subscription_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"start" text,
	CONSTRAINT "push_follow_subscription_id_player_id_pk" PRIMARY KEY("subscription_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_message_once" UNIQUE("subscription_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscription_of" UNIQUE("tournament_id","endpoint")
);
--> statement-breakpoint
CREATE TABLE "bound_draw" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "bound_draw_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" uuid NOT NULL,
	"subject" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"secret" text NOT NULL,
	"seal" text NOT NULL,
	"reason" text,
	"principal_kind" text,
	"principal_id" uuid,
	"began_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"hall_at" timestamp with time zone,
	"opening_at" timestamp with time zone,
	"signature" text,
	"signature_at" timestamp with time zone,
	"numbers" text[],
	"decided_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"abandoned_at" timestamp with time zone,
	"abandon_reason" text
);
--> statement-breakpoint
CREATE TABLE "draw_guest" (
	"draw_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"name" text NOT NULL,
	"seal" text NOT NULL,
	"device" text,
	"sealed_at" timestamp with time zone NOT NULL,
	"number" integer,
	"salt" text,
	"opened_at" timestamp with time zone,
	CONSTRAINT "draw_guest_draw_id_nth_pk" PRIMARY KEY("draw_id","nth"),
	CONSTRAINT "draw_guest_drawId_seal_unique" UNIQUE("draw_id","seal"),
	CONSTRAINT "draw_guest_drawId_device_unique" UNIQUE("draw_id","device")
);
--> statement-breakpoint
CREATE TABLE "ceremony" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"division_id" uuid,
	"round_id" uuid,
	"award_id" uuid,
	"bound_draw_id" uuid,
	"kind" text NOT NULL,
	"basis" text,
	"from_place" smallint,
	"list" text,
	"shown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
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
	"salt" text,
	"seal" text,
	"reason" text,
	"bound_draw_id" uuid,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "lucky_draw" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"seal" text NOT NULL,
	"prizes" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"bound_draw_id" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lucky_line" (
	"tournament_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"prize" smallint NOT NULL,
	"player_id" uuid,
	"outcome" text NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lucky_line_tournament_id_nth_pk" PRIMARY KEY("tournament_id","nth")
);
--> statement-breakpoint
CREATE TABLE "award_decision" (
	"tournament_id" uuid NOT NULL,
	"award_id" text NOT NULL,
	"player_id" uuid,
	"by_hand" boolean DEFAULT false NOT NULL,
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
	"contests" jsonb,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"to_sign" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winner_publication" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"winners" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "club" ADD CONSTRAINT "club_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_logo" ADD CONSTRAINT "club_logo_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "countback" ADD CONSTRAINT "countback_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format" ADD CONSTRAINT "format_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiebreak" ADD CONSTRAINT "tiebreak_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_logo" ADD CONSTRAINT "site_logo_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_sponsor_id_sponsor_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer" ADD CONSTRAINT "golfer_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_join" ADD CONSTRAINT "golfer_join_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_join" ADD CONSTRAINT "golfer_join_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_merge" ADD CONSTRAINT "golfer_merge_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_merge" ADD CONSTRAINT "golfer_merge_into_id_golfer_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_out" ADD CONSTRAINT "kept_out_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_layout" ADD CONSTRAINT "import_layout_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_account_id_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_package_id_signup_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."signup_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_line_id_bank_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_package_id_signup_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."signup_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_line_id_bank_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_import" ADD CONSTRAINT "statement_import_account_id_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_payment" ADD CONSTRAINT "tournament_payment_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_payment" ADD CONSTRAINT "tournament_payment_account_id_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_flight_id_flight_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flight"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_drive_by_player_id_fk" FOREIGN KEY ("drive_by") REFERENCES "public"."player"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight" ADD CONSTRAINT "flight_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_partner" ADD CONSTRAINT "side_partner_side_id_player_id_fk" FOREIGN KEY ("side_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_partner" ADD CONSTRAINT "side_partner_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_partner" ADD CONSTRAINT "side_partner_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_address" ADD CONSTRAINT "short_address_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_address" ADD CONSTRAINT "short_address_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_package_id_signup_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."signup_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_fact" ADD CONSTRAINT "signup_fact_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_form" ADD CONSTRAINT "signup_form_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_package" ADD CONSTRAINT "signup_package_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_spot" ADD CONSTRAINT "signup_spot_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_tally" ADD CONSTRAINT "round_tally_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_tally" ADD CONSTRAINT "tournament_tally_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division" ADD CONSTRAINT "division_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foreign_author" ADD CONSTRAINT "foreign_author_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulation_version" ADD CONSTRAINT "regulation_version_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor" ADD CONSTRAINT "sponsor_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_logo" ADD CONSTRAINT "sponsor_logo_sponsor_id_sponsor_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament" ADD CONSTRAINT "tournament_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_print" ADD CONSTRAINT "paper_print_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_print" ADD CONSTRAINT "paper_print_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_print" ADD CONSTRAINT "paper_print_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_result" ADD CONSTRAINT "signed_result_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_confirmation" ADD CONSTRAINT "card_confirmation_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_confirmation" ADD CONSTRAINT "card_confirmation_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_confirmation" ADD CONSTRAINT "card_confirmation_device_id_marker_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."marker_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_entry" ADD CONSTRAINT "held_entry_device_id_marker_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."marker_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_entry" ADD CONSTRAINT "held_entry_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_entry" ADD CONSTRAINT "held_entry_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_entry" ADD CONSTRAINT "held_entry_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_browser" ADD CONSTRAINT "marker_browser_device_id_marker_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."marker_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_device" ADD CONSTRAINT "marker_device_link_id_marker_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."marker_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_link" ADD CONSTRAINT "marker_link_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_link" ADD CONSTRAINT "marker_link_flight_id_flight_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flight"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_pass" ADD CONSTRAINT "marker_pass_device_id_marker_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."marker_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_follow" ADD CONSTRAINT "push_follow_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_follow" ADD CONSTRAINT "push_follow_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bound_draw" ADD CONSTRAINT "bound_draw_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_guest" ADD CONSTRAINT "draw_guest_draw_id_bound_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."bound_draw"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_bound_draw_id_bound_draw_id_fk" FOREIGN KEY ("bound_draw_id") REFERENCES "public"."bound_draw"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD CONSTRAINT "counted_hole_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD CONSTRAINT "counted_hole_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD CONSTRAINT "counted_hole_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_rule" ADD CONSTRAINT "handicap_rule_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lucky_draw" ADD CONSTRAINT "lucky_draw_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lucky_line" ADD CONSTRAINT "lucky_line_tournament_id_lucky_draw_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."lucky_draw"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lucky_line" ADD CONSTRAINT "lucky_line_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_decision" ADD CONSTRAINT "award_decision_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_decision" ADD CONSTRAINT "award_decision_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_result" ADD CONSTRAINT "final_result_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner_publication" ADD CONSTRAINT "winner_publication_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_opening" ADD CONSTRAINT "season_opening_publication_id_season_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."season_publication"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_opening" ADD CONSTRAINT "season_opening_golfer_id_golfer_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."golfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_publication" ADD CONSTRAINT "season_publication_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_at_id_index" ON "activity" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "activity_site_id_at_id_index" ON "activity" USING btree ("site_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_tournament_id_at_index" ON "activity" USING btree ("tournament_id","at");--> statement-breakpoint
CREATE INDEX "activity_subject_type_subject_id_at_index" ON "activity" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "activity_principal_id_at_index" ON "activity" USING btree ("principal_id","at");--> statement-breakpoint
CREATE INDEX "activity_kind_at_id_index" ON "activity" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "club_site_id_index" ON "club" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_code" ON "contract" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "contract_site_id_index" ON "contract" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "contract_end_date_id_index" ON "contract" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "contract_start_date_id_index" ON "contract" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "contract_code_id_index" ON "contract" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "contract_amount" ON "contract" USING btree (coalesce("amount", 0),"id");--> statement-breakpoint
CREATE INDEX "countback_site_id_index" ON "countback" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "format_site_id_index" ON "format" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "play_site_id_index" ON "play" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "tiebreak_site_id_index" ON "tiebreak" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_waiting" ON "mail" USING btree ("kind","about") WHERE "mail"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_state_due_at_index" ON "mail" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "mail_user_id_created_at_index" ON "mail" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_ticket_id_index" ON "mail" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "mail_signup_id_index" ON "mail" USING btree ("signup_id");--> statement-breakpoint
CREATE INDEX "api_key_site_id_index" ON "api_key" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "one_time_link_user_id_index" ON "one_time_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_code_user_id_index" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "site_name_key_id_index" ON "site" USING btree ("name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_site_id_index" ON "users" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "users_name_key_id_index" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "ticket_created_at_id_index" ON "ticket" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_user_id_created_at_index" ON "ticket" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_status_created_at_index" ON "ticket" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "award_tournament_id_index" ON "award" USING btree ("tournament_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_standing" ON "consent" USING btree ("golfer_id","purpose") WHERE "consent"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "golfer_list" ON "golfer" USING btree ("site_id","name_key","id");--> statement-breakpoint
CREATE INDEX "golfer_evidence" ON "golfer" USING gin ("evidence");--> statement-breakpoint
CREATE INDEX "golfer_current_id_index" ON "golfer" USING btree ("current_id");--> statement-breakpoint
CREATE UNIQUE INDEX "golfer_join_standing" ON "golfer_join" USING btree ("player_id") WHERE "golfer_join"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "golfer_join_golfer_id_index" ON "golfer_join" USING btree ("golfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "golfer_merge_standing" ON "golfer_merge" USING btree ("golfer_id") WHERE "golfer_merge"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "golfer_merge_into_id_index" ON "golfer_merge" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "membership_golfer_id_index" ON "membership" USING btree ("golfer_id");--> statement-breakpoint
CREATE INDEX "membership_club_id_index" ON "membership" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "bank_line_pile" ON "bank_line" USING btree ("account_id","pile","day");--> statement-breakpoint
CREATE INDEX "booking_signup_id_index" ON "booking" USING btree ("signup_id");--> statement-breakpoint
CREATE INDEX "booking_package_id_index" ON "booking" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "booking_line_id_index" ON "booking" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "refund_signup_id_index" ON "refund" USING btree ("signup_id");--> statement-breakpoint
CREATE INDEX "refund_package_id_index" ON "refund" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "statement_import_account_id_at_index" ON "statement_import" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "card_round_id_index" ON "card" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "card_flight_id_index" ON "card" USING btree ("flight_id");--> statement-breakpoint
CREATE INDEX "entry_round_id_player_id_hole_seq_index" ON "entry" USING btree ("round_id","player_id","hole","seq");--> statement-breakpoint
CREATE INDEX "entry_player_id_index" ON "entry" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "entry_drive_by" ON "entry" USING btree ("drive_by") WHERE "entry"."drive_by" is not null;--> statement-breakpoint
CREATE INDEX "entry_seq_index" ON "entry" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "entry_without_line" ON "entry" USING btree ("round_id") WHERE "entry"."serial" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "flight_number" ON "flight" USING btree ("round_id",lower("number"));--> statement-breakpoint
CREATE INDEX "player_tournament_id_index" ON "player" USING btree ("tournament_id");--> statement-breakpoint
CREATE UNIQUE INDEX "player_vga" ON "player" USING btree ("tournament_id","vga") WHERE "player"."vga" is not null;--> statement-breakpoint
CREATE INDEX "side_partner_side_id_index" ON "side_partner" USING btree ("side_id");--> statement-breakpoint
CREATE INDEX "side_partner_player_id_index" ON "side_partner" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "short_address_player_id_index" ON "short_address" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "signup_list" ON "signup" USING btree ("tournament_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "signup_turn" ON "signup" USING btree ("tournament_id","kind_id","turn") WHERE "signup"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "signup_until" ON "signup" USING btree ("until") WHERE "signup"."until" is not null;--> statement-breakpoint
CREATE INDEX "signup_code" ON "signup" USING btree ("code");--> statement-breakpoint
CREATE INDEX "signup_mail_tokens" ON "signup" USING gin ("mail_token_hashes");--> statement-breakpoint
CREATE INDEX "signup_untold" ON "signup" USING btree ("tournament_id") WHERE "signup"."email" is not null and "signup"."told" is distinct from "signup"."state";--> statement-breakpoint
CREATE INDEX "signup_group_id_index" ON "signup" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "signup_player_id_index" ON "signup" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "division_name" ON "division" USING btree ("tournament_id",lower("name"));--> statement-breakpoint
CREATE INDEX "foreign_author_tournament_id_index" ON "foreign_author" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "regulation_version_tournament_id_index" ON "regulation_version" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "sponsor_tournament_id_index" ON "sponsor" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "tournament_club_id_date_index" ON "tournament" USING btree ("club_id","date");--> statement-breakpoint
CREATE INDEX "paper_print_tournament_id_seq_index" ON "paper_print" USING btree ("tournament_id","seq");--> statement-breakpoint
CREATE INDEX "paper_print_round_id_index" ON "paper_print" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "paper_print_division_id_index" ON "paper_print" USING btree ("division_id");--> statement-breakpoint
CREATE INDEX "card_confirmation_round_id_player_id_index" ON "card_confirmation" USING btree ("round_id","player_id");--> statement-breakpoint
CREATE INDEX "card_confirmation_device_id_index" ON "card_confirmation" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "held_entry_round_id_index" ON "held_entry" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "held_entry_device_id_index" ON "held_entry" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "held_entry_player_id_index" ON "held_entry" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "held_entry_match_id_index" ON "held_entry" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "marker_browser_device_id_index" ON "marker_browser" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "marker_device_link_id_index" ON "marker_device" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "marker_link_round_id_index" ON "marker_link" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "marker_link_flight_id_index" ON "marker_link" USING btree ("flight_id");--> statement-breakpoint
CREATE INDEX "marker_pass_device_id_index" ON "marker_pass" USING btree ("device_id");--> statement-breakpoint
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
CREATE INDEX "measurement_round_id_kind_hole_index" ON "measurement" USING btree ("round_id","kind","hole");--> statement-breakpoint
CREATE INDEX "measurement_player_id_index" ON "measurement" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "push_follow_player_id_index" ON "push_follow" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "push_message_state_due_at_index" ON "push_message" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "push_subscription_endpoint_index" ON "push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_tournament_id_origin_index" ON "push_subscription" USING btree ("tournament_id","origin");--> statement-breakpoint
CREATE INDEX "bound_draw_tournament_id_index" ON "bound_draw" USING btree ("tournament_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ceremony_running" ON "ceremony" USING btree ("tournament_id") WHERE "ceremony"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "counted_hole_round_id_index" ON "counted_hole" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "season_site_id_index" ON "season" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "season_opening_golfer_id_index" ON "season_opening" USING btree ("golfer_id");