CREATE TABLE "invoice_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signup_id" uuid,
	"package_id" uuid,
	"buyer" text NOT NULL,
	"tax_code" text,
	"address" text NOT NULL,
	"email" text,
	"number" text,
	CONSTRAINT "invoice_request_signupId_unique" UNIQUE("signup_id"),
	CONSTRAINT "invoice_request_packageId_unique" UNIQUE("package_id"),
	CONSTRAINT "invoice_request_payable" CHECK (num_nonnulls("invoice_request"."signup_id", "invoice_request"."package_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "payment_reminder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signup_id" uuid,
	"package_id" uuid,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	CONSTRAINT "payment_reminder_signupId_unique" UNIQUE("signup_id"),
	CONSTRAINT "payment_reminder_packageId_unique" UNIQUE("package_id"),
	CONSTRAINT "payment_reminder_payable" CHECK (num_nonnulls("payment_reminder"."signup_id", "payment_reminder"."package_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "bank_account" ADD COLUMN "rehearsal_id" uuid;--> statement-breakpoint
ALTER TABLE "tournament_payment" ADD COLUMN "pay_by" date;--> statement-breakpoint
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_package_id_signup_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."signup_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminder" ADD CONSTRAINT "payment_reminder_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminder" ADD CONSTRAINT "payment_reminder_package_id_signup_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."signup_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_rehearsal_id_tournament_id_fk" FOREIGN KEY ("rehearsal_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;