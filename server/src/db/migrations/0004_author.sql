ALTER TABLE "activity" DROP CONSTRAINT "activity_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "entry" DROP CONSTRAINT "entry_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "activity" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "entry" DROP COLUMN "user_id";