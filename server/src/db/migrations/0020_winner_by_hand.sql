ALTER TABLE "award_decision" ALTER COLUMN "player_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "award_decision" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;