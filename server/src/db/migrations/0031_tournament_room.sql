-- Every stroke raises the board's version in the tournament's row. With room on its page the new row stays there; without, each one went to a
-- page of its own and into all indexes, and the table grew with every stroke.
ALTER TABLE "tournament" SET (fillfactor = 40);
