-- What addresses asked in a minute is of no use after it: it need not survive a crash, and no backup has it.
alter table app.feed_use set unlogged;
