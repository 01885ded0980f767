CREATE TABLE "drizzle"."oldest_serving" ("migration" bigint NOT NULL);--> statement-breakpoint
INSERT INTO "drizzle"."oldest_serving" VALUES (0);
