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
	"opened" boolean DEFAULT false NOT NULL,
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
CREATE INDEX "bank_line_pile" ON "bank_line" USING btree ("account_id","pile","day");--> statement-breakpoint
CREATE INDEX "booking_signup_id_index" ON "booking" USING btree ("signup_id");--> statement-breakpoint
CREATE INDEX "booking_package_id_index" ON "booking" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "booking_line_id_index" ON "booking" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "refund_signup_id_index" ON "refund" USING btree ("signup_id");--> statement-breakpoint
CREATE INDEX "refund_package_id_index" ON "refund" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "statement_import_account_id_at_index" ON "statement_import" USING btree ("account_id","at");