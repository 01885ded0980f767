CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"user_id" uuid,
	"ticket_id" uuid,
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
ALTER TABLE "one_time_link" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_waiting" ON "mail" USING btree ("kind","about") WHERE "mail"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_state_due_at_index" ON "mail" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "mail_user_id_created_at_index" ON "mail" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_ticket_id_index" ON "mail" USING btree ("ticket_id");