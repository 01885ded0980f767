DROP INDEX "entry_round_id_player_id_hole_index";--> statement-breakpoint
CREATE INDEX "entry_round_id_player_id_hole_seq_index" ON "entry" USING btree ("round_id","player_id","hole","seq");