ALTER TABLE "player" ADD COLUMN "initials" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "frame_origins" text[] DEFAULT '{}' NOT NULL;