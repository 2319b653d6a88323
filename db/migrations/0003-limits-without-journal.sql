-- Counting requests need not survive a crash: without a journal it costs no wait for the disk.
alter table rate_limits set unlogged;
