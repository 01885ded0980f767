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
CREATE TABLE "one_time_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
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
CREATE TABLE "site_logo" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL
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
ALTER TABLE "activity" DROP CONSTRAINT "activity_site_id_site_id_fk";
--> statement-breakpoint
DROP INDEX "activity_site_id_at_index";--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "searched" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "contact_months" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_logo" ADD CONSTRAINT "site_logo_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_code" ON "contract" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "contract_site_id_index" ON "contract" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "contract_end_date_id_index" ON "contract" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "contract_start_date_id_index" ON "contract" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "contract_code_id_index" ON "contract" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "api_key_site_id_index" ON "api_key" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "one_time_link_user_id_index" ON "one_time_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_code_user_id_index" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_created_at_id_index" ON "ticket" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_user_id_created_at_index" ON "ticket" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_status_created_at_index" ON "ticket" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "activity_at_id_index" ON "activity" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "activity_site_id_at_id_index" ON "activity" USING btree ("site_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_subject_type_subject_id_at_index" ON "activity" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "activity_principal_id_at_index" ON "activity" USING btree ("principal_id","at");--> statement-breakpoint
CREATE INDEX "site_name_key_id_index" ON "site" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "users_name_key_id_index" ON "users" USING btree ("name_key","id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");