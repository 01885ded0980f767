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
ALTER TABLE "entry" ADD COLUMN "serial" integer;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "salt" "bytea";--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "commit" "bytea";--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "ledger_lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "ledger_head" "bytea";--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_result" ADD CONSTRAINT "signed_result_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- the head of a ledger after one more line: SHA-256 of the head before and of what the line commits to
CREATE FUNCTION "ledger_next"("head" bytea, "before" bytea, "commit" bytea) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
	AS $$ SELECT sha256(coalesce($1, $2) || $3) $$;
--> statement-breakpoint
-- the head after several lines, in their order
CREATE AGGREGATE "ledger_after"("before" bytea, "commit" bytea) (SFUNC = "ledger_next", STYPE = bytea);
