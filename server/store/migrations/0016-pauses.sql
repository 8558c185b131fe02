-- Since when a running game stands still; null while it does not. A resumed game has later times instead.
alter table games add column paused_at timestamptz;
