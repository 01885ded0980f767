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
ALTER TABLE "mail" ADD COLUMN "signup_id" uuid;--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_package_id_signup_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."signup_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_fact" ADD CONSTRAINT "signup_fact_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_form" ADD CONSTRAINT "signup_form_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_package" ADD CONSTRAINT "signup_package_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_spot" ADD CONSTRAINT "signup_spot_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signup_list" ON "signup" USING btree ("tournament_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "signup_turn" ON "signup" USING btree ("tournament_id","kind_id","turn") WHERE "signup"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "signup_until" ON "signup" USING btree ("until") WHERE "signup"."until" is not null;--> statement-breakpoint
CREATE INDEX "signup_code" ON "signup" USING btree ("code");--> statement-breakpoint
CREATE INDEX "signup_mail_tokens" ON "signup" USING gin ("mail_token_hashes");--> statement-breakpoint
CREATE INDEX "signup_untold" ON "signup" USING btree ("tournament_id") WHERE "signup"."email" is not null and "signup"."told" is distinct from "signup"."state";--> statement-breakpoint
CREATE INDEX "signup_group_id_index" ON "signup" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "signup_player_id_index" ON "signup" USING btree ("player_id");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_signup_id_index" ON "mail" USING btree ("signup_id");