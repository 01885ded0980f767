CREATE TABLE "certificate_order" (
	"domain" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"failure" text,
	"token" text,
	"answer" text
);
