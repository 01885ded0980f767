ALTER TABLE "activity" ADD COLUMN "principal_kind" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "principal_id" uuid;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "principal_kind" text;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "principal_id" uuid;--> statement-breakpoint
UPDATE "entry" SET "principal_kind" = 'person', "principal_id" = "user_id" WHERE "user_id" IS NOT NULL;--> statement-breakpoint
UPDATE "activity" SET "principal_kind" = 'person', "principal_id" = "user_id" WHERE "user_id" IS NOT NULL;
